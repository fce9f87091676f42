package rulesmith.report;

import java.math.BigDecimal;
import java.math.MathContext;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.TickUnit;
import org.jfree.chart.axis.TickUnitSource;

/** Steps of 1, 2 and 5 times powers of ten, with as many decimals as the step has: 0, 0.2, 0.4, not 0.0 and 0.20. */
final class Ticks implements TickUnitSource {

    private static final int[] LEADS = {1, 2, 5, 10};

    /** So that a step that came out of a division is found again. */
    private static final double ROUNDING = 1 + 1e-9;

    private final double least;

    /** @param least no smaller step than this: 1 for things that are counted, 0 for others */
    Ticks(double least) {
        this.least = least;
    }

    @Override
    public TickUnit getLargerTickUnit(TickUnit unit) {
        return getCeilingTickUnit(unit.getSize() * 1.5);
    }

    @Override
    public TickUnit getCeilingTickUnit(TickUnit unit) {
        return getCeilingTickUnit(unit.getSize());
    }

    @Override
    public TickUnit getCeilingTickUnit(double size) {
        double wanted = Math.max(size, Math.max(least, Double.MIN_NORMAL));
        int exponent = (int) Math.floor(Math.log10(wanted));
        for (int lead : LEADS) {
            BigDecimal step = BigDecimal.valueOf(lead).scaleByPowerOfTen(exponent);
            if (step.doubleValue() * ROUNDING >= wanted) {
                return new Step(step);
            }
        }
        return new Step(BigDecimal.ONE.scaleByPowerOfTen(exponent + 1));
    }

    /** A number in a label: three digits, more if they stand before the point. */
    static String brief(double value) {
        BigDecimal exact = BigDecimal.valueOf(value);
        int whole = exact.precision() - exact.scale();
        return plain(exact.round(new MathContext(Math.max(3, Math.min(whole, 9)))));
    }

    private static String plain(BigDecimal value) {
        if (value.signum() == 0) {
            return "0";
        }
        BigDecimal stripped = value.stripTrailingZeros();
        int exponent = stripped.precision() - stripped.scale();
        return exponent > 9 || exponent < -4 ? stripped.toString() : stripped.toPlainString();
    }

    private static final class Step extends NumberTickUnit {

        private static final long serialVersionUID = 1L;

        private final BigDecimal step;

        Step(BigDecimal step) {
            super(step.doubleValue());
            this.step = step;
        }

        /** Ticks are sums of steps, with the errors of sums; the step knows what was meant. */
        @Override
        public String valueToString(double value) {
            return plain(BigDecimal.valueOf(Math.rint(value / getSize())).multiply(step));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Step that && step.compareTo(that.step) == 0;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(getSize());
        }
    }
}
