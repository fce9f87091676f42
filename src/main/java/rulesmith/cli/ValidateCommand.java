package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;

@Command(
        name = "validate",
        mixinStandardHelpOptions = true,
        description = "Checks rule set files and says what is wrong with each; exit code 2 if anything is.",
        footer = {"", "Example:", "  rulesmith validate rulesets/*.json"})
final class ValidateCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Rule set files.")
    private List<Path> files;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    ValidateCommand(Console console) {
        this.console = console;
    }

    private record Verdict(String file, boolean valid, String id, String problem) {}

    @Override
    public Integer call() throws IOException {
        List<Verdict> verdicts = new ArrayList<>();
        for (Path file : files) {
            verdicts.add(check(file));
        }
        if (json) {
            console.out().println(Json.of(verdicts));
        } else {
            for (Verdict verdict : verdicts) {
                if (verdict.valid()) {
                    console.out().println(verdict.file() + ": valid, id " + verdict.id());
                } else {
                    console.err().println(verdict.problem());
                }
            }
        }
        return verdicts.stream().allMatch(Verdict::valid) ? Rulesmith.DONE : Rulesmith.WRONG_USE;
    }

    private static Verdict check(Path file) throws IOException {
        String name = file.toString();
        try {
            RuleSet ruleSet = RuleSetFolder.read(file);
            return new Verdict(name, true, ruleSet.id(), "");
        } catch (InvalidRuleSetException e) {
            return new Verdict(name, false, "", e.getMessage());
        } catch (NoSuchFileException e) {
            return new Verdict(name, false, "", name + ": no such file");
        } catch (IOException e) {
            String problem = Files.isDirectory(file) ? "is a folder, expected a file" : "cannot be read";
            return new Verdict(name, false, "", name + ": " + problem);
        }
    }
}
