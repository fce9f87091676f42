package rulesmith.games;

import static rulesmith.games.Chess.KING;
import static rulesmith.games.Chess.PAWN;
import static rulesmith.games.Chess.ROOK;
import static rulesmith.games.ChessBoard.NONE;
import static rulesmith.games.ChessBoard.NORTH;

import java.util.Locale;
import rulesmith.rules.Cell;

/** Chess positions as text: Forsyth-Edwards notation, and the board for a terminal. */
final class ChessFen {

    private static final String RIGHTS = "KQkq";

    private ChessFen() {}

    /** Reads the notation; the clock and the number of the move may be missing. Only possible positions are accepted. */
    static ChessBoard read(String fen) {
        String[] fields = fen.strip().split("\\s+");
        if (fields.length < 4 || fields.length > 6) {
            throw wrong(fen, fields.length + " fields, expected 4 to 6");
        }
        ChessBoard board = new ChessBoard();
        readPieces(fen, fields[0], board);
        if (!fields[1].equals("w") && !fields[1].equals("b")) {
            throw wrong(fen, "\"" + fields[1] + "\" to move, expected w or b");
        }
        int mover = fields[1].equals("w") ? 0 : NORTH;
        int rights = readRights(fen, fields[2], board);
        int passed = readPassed(fen, fields[3], board, mover);
        int clock = fields.length > 4 ? readClock(fen, fields[4]) : 0;
        if (board.isCheck(NORTH - mover)) {
            throw wrong(fen, "the player to move could capture the king");
        }
        board.setUp(mover, rights, passed, clock);
        return board;
    }

    private static IllegalArgumentException wrong(String fen, String why) {
        return new IllegalArgumentException("\"" + fen + "\" is not a chess position: " + why);
    }

    private static void readPieces(String fen, String field, ChessBoard board) {
        String[] rows = field.split("/", -1);
        if (rows.length != 8) {
            throw wrong(fen, rows.length + " rows, expected 8");
        }
        for (int i = 0; i < 8; i++) {
            int file = 0;
            for (char c : rows[i].toCharArray()) {
                int type = Chess.LETTERS.indexOf(Character.toUpperCase(c));
                if (c >= '1' && c <= '8') {
                    file += c - '0';
                } else if (type > 0 && file < 8) {
                    board.put(Character.isUpperCase(c) ? 0 : NORTH, type, Cell.of(file++, 7 - i));
                } else {
                    throw wrong(fen, "row " + (8 - i) + " is \"" + rows[i] + "\"");
                }
            }
            if (file != 8) {
                throw wrong(fen, "row " + (8 - i) + " has " + file + " cells, expected 8");
            }
        }
        if (Long.bitCount(board.pieces[KING]) != 1 || Long.bitCount(board.pieces[NORTH + KING]) != 1) {
            throw wrong(fen, "expected one king of each side");
        }
        if (((board.pieces[PAWN] | board.pieces[NORTH + PAWN]) & 0xff000000000000ffL) != 0) {
            throw wrong(fen, "a pawn stands on the first or last row");
        }
    }

    private static int readRights(String fen, String field, ChessBoard board) {
        int rights = 0;
        for (char c : field.equals("-") ? new char[0] : field.toCharArray()) {
            int right = RIGHTS.indexOf(c);
            int row = right < 2 ? 0 : 7;
            int sign = right < 2 ? 1 : -1;
            if (right < 0
                    || board.pieceAt(Cell.of(4, row)) != sign * KING
                    || board.pieceAt(Cell.of(right % 2 == 0 ? 7 : 0, row)) != sign * ROOK) {
                throw wrong(fen, "castling \"" + field + "\" does not fit the board");
            }
            rights |= 1 << right;
        }
        return rights;
    }

    private static int readPassed(String fen, String field, ChessBoard board, int mover) {
        if (field.equals("-")) {
            return NONE;
        }
        int row = mover == 0 ? 5 : 2;
        if (field.matches("[a-h][1-8]") && field.charAt(1) - '1' == row) {
            int cell = Cell.of(field.charAt(0) - 'a', row);
            int pawn = ChessMove.passed(cell);
            int origin = 2 * cell - pawn;
            boolean free = board.pieceAt(cell) == 0 && board.pieceAt(origin) == 0;
            if (free && board.pieceAt(pawn) == (mover == 0 ? -PAWN : PAWN)) {
                return cell;
            }
        }
        throw wrong(fen, "no pawn has just passed \"" + field + "\"");
    }

    private static int readClock(String fen, String field) {
        if (field.matches("\\d{1,3}") && Integer.parseInt(field) <= ChessPosition.FIFTY_MOVES) {
            return Integer.parseInt(field);
        }
        throw wrong(fen, "clock \"" + field + "\", expected 0 to " + ChessPosition.FIFTY_MOVES);
    }

    static String write(ChessBoard board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int gap = 0;
            for (int file = 0; file < 8; file++) {
                int piece = board.pieceAt(Cell.of(file, rank));
                gap = piece == 0 ? gap + 1 : gap;
                if (gap > 0 && (piece != 0 || file == 7)) {
                    text.append(gap);
                    gap = 0;
                }
                if (piece != 0) {
                    text.append(letter(piece));
                }
            }
            text.append(rank > 0 ? "/" : "");
        }
        text.append(board.mover == 0 ? " w " : " b ");
        for (int right = 0; right < RIGHTS.length(); right++) {
            text.append((board.castling >>> right & 1) != 0 ? RIGHTS.substring(right, right + 1) : "");
        }
        boolean southBegan = board.mover == 0 == (board.ply % 2 == 0);
        return text.append(board.castling == 0 ? "- " : " ")
                .append(board.enPassant == NONE ? "-" : Cell.name(board.enPassant))
                .append(' ')
                .append(board.clock)
                .append(' ')
                .append(1 + (board.ply + (southBegan ? 0 : 1)) / 2)
                .toString();
    }

    static String diagram(ChessBoard board) {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            text.append(rank + 1).append(' ');
            for (int file = 0; file < 8; file++) {
                text.append(' ').append(letter(board.pieceAt(Cell.of(file, rank))));
            }
            text.append('\n');
        }
        return text.append("   a b c d e f g h\n").toString();
    }

    private static String letter(int piece) {
        String letter = piece == 0 ? "·" : Chess.LETTERS.substring(Math.abs(piece), Math.abs(piece) + 1);
        return piece < 0 ? letter.toLowerCase(Locale.ROOT) : letter;
    }
}
