import { Bar, BarChart, Cell, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts';

type MonthRow = {
  readonly key: string;
  readonly label: string;
  /** Months before the period stand back. */
  readonly isChosen: boolean;
  readonly income: number;
  /** Below the line, so it is negative. */
  readonly expense: number;
  readonly incomeText: string;
  readonly expenseText: string;
};

type Props = { readonly label: string; readonly rows: readonly MonthRow[] };

const tick = { fontSize: 12, fill: 'var(--muted)' } as const;
const full = { width: '100%', height: '100%' } as const;
const margin = { top: 20, right: 4, bottom: 0, left: 4 } as const;

const opacityOf = ({ isChosen }: MonthRow): number => (isChosen ? 1 : 0.6);

/** Incomes above the line, expenses below it. */
export function MonthChart({ label, rows }: Props) {
  return (
    <div role="img" aria-label={label} className="h-60">
      <BarChart
        responsive
        accessibilityLayer={false}
        data={[...rows]}
        style={full}
        margin={margin}
        stackOffset="sign"
        barCategoryGap="18%"
      >
        <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={false} tickMargin={18} height={44} />
        {/* Room for the numbers below small expenses. */}
        <YAxis hide domain={([low, high]: readonly [number, number]) => [low - (high - low) * 0.08, high]} />
        <ReferenceLine y={0} stroke="var(--line-strong)" />
        <Bar
          dataKey="income"
          stackId="money"
          fill="var(--v2)"
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        >
          {rows.map((row) => (
            <Cell key={row.key} fillOpacity={opacityOf(row)} />
          ))}
          <LabelList dataKey="incomeText" position="top" fill="var(--ink)" fontSize={12} fontWeight={550} />
        </Bar>
        <Bar
          dataKey="expense"
          stackId="money"
          fill="var(--v1)"
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        >
          {rows.map((row) => (
            <Cell key={row.key} fillOpacity={opacityOf(row)} />
          ))}
          <LabelList dataKey="expenseText" position="top" fill="var(--muted)" fontSize={12} />
        </Bar>
      </BarChart>
    </div>
  );
}
