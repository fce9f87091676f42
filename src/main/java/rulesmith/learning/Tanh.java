package rulesmith.learning;

/**
 * Hot. The hyperbolic tangent as the eleventh convergent of its continued fraction, x / (1 + x² / (3 + x² / (5 + …))): off
 * by less than 7e-7, twenty times as fast as the library's, and simple enough for the compiler to do many at once. It is
 * the same on every machine, because it needs nothing but the four operations.
 */
final class Tanh {

    /** From here on the convergent is as good as 1. */
    private static final float END = 7.5f;

    private Tanh() {}

    static float of(float x) {
        float v = Math.max(-END, Math.min(END, x));
        float q = v * v;
        return v
                * (13749310575f + q * (1964187225f + q * (64324260f + q * (675675f + q * (2145f + q)))))
                / (13749310575f + q * (6547290750f + q * (413513100f + q * (7567560f + q * (45045f + q * 66f)))));
    }

    /** Of each number of one array into another, or the same. */
    static void of(float[] x, float[] into) {
        for (int i = 0; i < into.length; i++) {
            into[i] = of(x[i]);
        }
    }
}
