package rulesmith;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameContaining;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may use whom. Packages that the table names and nobody has written yet are held to it from their first class on. */
class ArchitectureTest {

    private static final Path SOURCES = Path.of("src", "main", "java");

    /** Each package with those it is built on; what those are built on may be used as well. */
    private static final Map<String, Set<String>> TABLE = new TreeMap<>(Map.ofEntries(
            Map.entry("rules", Set.of()),
            Map.entry("genome", Set.of("rules")),
            Map.entry("game", Set.of("rules")),
            Map.entry("games", Set.of("game")),
            Map.entry("play", Set.of("game")),
            Map.entry("metrics", Set.of("play")),
            Map.entry("gametree", Set.of("metrics", "games")),
            Map.entry("learning", Set.of("metrics")),
            Map.entry("archive", Set.of("genome", "metrics")),
            Map.entry("evolution", Set.of("archive")),
            Map.entry("report", Set.of("games", "learning", "gametree", "survey")),
            Map.entry("survey", Set.of("archive")),
            Map.entry("playtest", Set.of("archive", "survey", "play")),
            Map.entry("cli", Set.of("games", "gametree", "learning", "evolution", "report", "playtest"))));

    /** Those that must be there; the others may still be to come. */
    private static final Set<String> WRITTEN = Set.of(
            "rules",
            "genome",
            "game",
            "games",
            "play",
            "metrics",
            "gametree",
            "learning",
            "archive",
            "evolution",
            "report",
            "survey",
            "playtest",
            "cli");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("rulesmith");

    static Set<String> packages() {
        return TABLE.keySet();
    }

    private static SortedSet<String> mayUse(String name) {
        SortedSet<String> allowed = new TreeSet<>(TABLE.get(name));
        TABLE.get(name).forEach(other -> allowed.addAll(mayUse(other)));
        return allowed;
    }

    private static String[] inside(Stream<String> names) {
        return names.map(name -> "rulesmith." + name + "..").toArray(String[]::new);
    }

    private static List<Path> sources(String fileName) throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.getFileName().toString().matches(fileName))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void theTestSeesAClassForEverySourceFile() throws IOException {
        List<Path> files = sources("[A-Z]\\w*\\.java");
        assertTrue(files.size() > 50, () -> files.size() + " source files");
        for (Path file : files) {
            String path = SOURCES.relativize(file).toString();
            String name = path.substring(0, path.length() - ".java".length())
                    .replace(file.getFileSystem().getSeparator(), ".");
            assertTrue(CLASSES.contain(name), () -> name + " was not seen");
        }
    }

    @Test
    void theTestSeesTheUsesItIsAbout() {
        JavaClass finder = CLASSES.get("rulesmith.cli.RuleSetFinder");
        Set<String> used = new TreeSet<>();
        finder.getDirectDependenciesFromSelf()
                .forEach(use -> used.add(use.getTargetClass().getName()));
        assertTrue(used.contains("rulesmith.rules.RuleSet"), used::toString);
        assertTrue(used.contains("rulesmith.rules.RuleSetFolder"), used::toString);
    }

    @Test
    void everyClassIsInAPackageOfTheTable() {
        String[] known = Stream.concat(Stream.of("rulesmith"), Arrays.stream(inside(TABLE.keySet().stream())))
                .toArray(String[]::new);
        classes().should().resideInAnyPackage(known).check(CLASSES);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("packages")
    void importsPointTowardsPlainValues(String name) {
        Stream<String> allowed = Stream.concat(Stream.of(name), mayUse(name).stream());
        String[] ours = Stream.concat(Stream.of("rulesmith"), Arrays.stream(inside(allowed)))
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage("rulesmith." + name + "..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(ours).or(not(resideInAPackage("rulesmith.."))))
                .allowEmptyShould(!WRITTEN.contains(name))
                .check(CLASSES);
    }

    @Test
    void theRootPackageUsesNoOther() {
        noClasses()
                .that()
                .resideInAPackage("rulesmith")
                .should()
                .dependOnClassesThat(resideInAPackage("rulesmith..").and(not(resideInAPackage("rulesmith"))))
                .check(CLASSES);
    }

    @Test
    void cliMayUseEverythingAndNobodyUsesIt() {
        SortedSet<String> others = new TreeSet<>(TABLE.keySet());
        others.remove("cli");
        assertEquals(others, mayUse("cli"));
        others.forEach(name -> assertFalse(mayUse(name).contains("cli"), name));
    }

    @ParameterizedTest(name = "{0} in {1} only")
    @CsvSource({
        "picocli.., cli, true",
        "com.github.weisj.., report, true",
        "org.jfree.., report, true",
        "java.awt.., report, true",
        "javax.imageio.., report, false",
        "io.jenetics.., genome evolution, true",
        "org.deeplearning4j.., learning, true",
        "org.nd4j.., learning, true",
        "io.javalin.., playtest, true",
        "org.eclipse.jetty.., playtest, false",
        "java.sql.., survey, true",
        "org.sqlite.., survey, false",
    })
    void aLibraryIsUsedWhereItBelongs(String library, String places, boolean inUse) {
        String[] allowed = inside(Stream.of(places.split(" ")));
        noClasses()
                .that()
                .resideOutsideOfPackages(allowed)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(CLASSES);
        boolean used = CLASSES.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .anyMatch(use -> resideInAPackage(library).test(use.getTargetClass()));
        assertTrue(used || !inUse, () -> "nobody uses " + library + ": is its name right?");
    }

    @Test
    void allRandomnessComesFromASeed() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("rulesmith.Seed")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(Random.class)
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(RandomGeneratorFactory.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .callMethod(Collections.class, "shuffle", List.class)
                .orShould()
                .callConstructor(SplittableRandom.class)
                .check(CLASSES);
    }

    @Test
    void onlyTheProgramItselfTouchesTheStreamsOfTheProcess() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName("rulesmith.cli.Rulesmith")
                .should()
                .accessField(System.class, "in")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethod(Throwable.class, "printStackTrace")
                .orShould()
                .callMethod(Exception.class, "printStackTrace")
                .check(CLASSES);
    }

    @Test
    void namesSayWhatAClassIs() {
        noClasses()
                .should(ArchCondition.from(simpleNameContaining("Util")
                        .or(simpleNameContaining("Helper"))
                        .or(simpleNameContaining("Manager"))
                        .or(simpleNameStartingWith("Abstract"))
                        .or(simpleNameEndingWith("Impl"))))
                .check(CLASSES);
    }

    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        SortedSet<Path> folders = new TreeSet<>();
        sources("\\w+\\.java").forEach(file -> folders.add(file.getParent()));
        assertTrue(folders.size() > WRITTEN.size(), folders::toString);
        for (Path folder : folders) {
            Path about = folder.resolve("package-info.java");
            assertTrue(Files.isRegularFile(about), () -> about + " is missing");
            assertTrue(
                    Files.readString(about).startsWith("/**\n * "), () -> about + " does not begin with its purpose");
        }
    }
}
