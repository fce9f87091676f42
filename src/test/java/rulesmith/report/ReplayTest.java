package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.game.RuleSetPosition;
import rulesmith.play.GameRecord;
import rulesmith.play.Match;
import rulesmith.play.RandomAgent;
import rulesmith.play.Workers;
import rulesmith.rules.Cell;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetJson;

class ReplayTest {

    @ParameterizedTest
    @ValueSource(strings = {"draughts", "chessling", "leapers", "nightfall", "regicide", "halim-game-1"})
    void thePositionsAreThoseOfTheGame(String name) throws IOException {
        RuleSet ruleSet = RuleSetJson.read(Files.readString(Path.of("rulesets", name + ".json")));
        RuleSetGame game = new RuleSetGame(ruleSet);
        var records = new Match(game, rules -> new RandomAgent(), rules -> new RandomAgent())
                .play(5, Seed.of(1), true, new Workers(1), n -> {});
        for (GameRecord record : records) {
            JsonNode replay = JsonMapper.builder()
                    .build()
                    .readTree(Replay.of(ruleSet, record).json());
            RuleSetPosition position = game.start();
            int pieces = 2 * ruleSet.pieceCount();
            for (int ply = 0; ply <= record.moves().size(); ply++) {
                String board = replay.get("boards").get(ply).textValue();
                assertEquals(letters(position), board);
                assertEquals(pieces, board.replace(".", "").length());
                if (ply < record.moves().size()) {
                    String notation = record.moves().get(ply);
                    StringBuilder path = new StringBuilder();
                    replay.get("cells")
                            .get(ply)
                            .forEach(cell -> path.append(path.length() == 0 ? "" : notation.contains("x") ? "x" : "-")
                                    .append(Cell.name(cell.intValue())));
                    assertEquals(notation, path.toString());
                    String taken = replay.get("taken").get(ply).textValue();
                    boolean south = ply % 2 == 0;
                    assertTrue(taken.matches(south ? "[a-f]*" : "[1-6]*"), taken);
                    pieces -= taken.length();
                    position.play(position.parse(notation));
                }
            }
            assertEquals(record.outcome(), position.outcome());
        }
    }

    private static String letters(RuleSetPosition position) {
        StringBuilder letters = new StringBuilder();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int piece = position.pieceAt(cell);
            letters.append(piece == 0 ? "." : piece > 0 ? "" + piece : "" + "?abcdef".charAt(-piece));
        }
        return letters.toString();
    }
}
