import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  Rectangle,
  type RectangleProps,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { DayTick } from './day-tick.tsx';
import { ClosedDay, HatchPattern } from './hatch.tsx';

/** Values by the series they belong to; null is passed over. */
export type ChartRow = {
  readonly label: string;
  readonly isClosed: boolean;
  readonly values: Readonly<Record<string, number | null>>;
};

export type Series = {
  readonly key: string;
  readonly name: string;
  readonly kind: 'bar' | 'dashed' | 'line';
  readonly color: string;
  /** Bars of one stack stand on each other. */
  readonly stack?: string;
};

type Props = {
  readonly label: string;
  readonly rows: readonly ChartRow[];
  readonly series: readonly Series[];
  /** The labels that the axis shows. */
  readonly ticks: readonly string[];
  /** The one of today, where it is shown. */
  readonly todayLabel: string;
  readonly format: (value: number) => string;
  readonly isWholeNumbers: boolean;
};

const tick = { fontSize: 12, fill: 'var(--muted)' } as const;
const boxStyle = {
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 10,
  color: 'var(--ink)',
  fontSize: 13,
} as const;
const full = { width: '100%', height: '100%' } as const;

/** Of a bar without height nothing is drawn, but without a shape of its own its background would be left out too. */
const PlainBar = (props: RectangleProps) => (props.height ? <Rectangle {...props} /> : <g />);

const valueOf = (key: string) => (row: ChartRow) => row.values[key];

/** Bars and lines by day. What it shows is in the label and in the table beside it: the picture itself is not read out. */
export function DailyChart({ label, rows, series, ticks, todayLabel, format, isWholeNumbers }: Props) {
  return (
    <div role="img" aria-label={label} className="h-64 max-tablet:h-52">
      <ComposedChart
        responsive
        accessibilityLayer={false}
        data={[...rows]}
        style={full}
        margin={{ top: 16, right: 4, bottom: 0, left: 0 }}
      >
        <defs>
          <HatchPattern />
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tick={<DayTick todayLabel={todayLabel} />}
          ticks={[...ticks]}
          tickLine={false}
          axisLine={false}
          interval="preserveStart"
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          allowDecimals={!isWholeNumbers}
          tickFormatter={format}
        />
        <Tooltip
          isAnimationActive={false}
          contentStyle={boxStyle}
          cursor={{ fill: 'var(--sunken)', opacity: 0.6 }}
          formatter={(value) => format(Number(value))}
        />
        {series.map(({ key, name, kind, color, stack }, index) =>
          kind === 'line' ? (
            <Line
              key={key}
              name={name}
              dataKey={valueOf(key)}
              type="linear"
              stroke={color}
              strokeWidth={2}
              dot={false}
              connectNulls
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={key}
              name={name}
              dataKey={valueOf(key)}
              {...(stack ? { stackId: stack } : {})}
              fill={kind === 'dashed' ? 'transparent' : color}
              {...(kind === 'dashed' ? { stroke: color, strokeDasharray: '3 2.5', strokeWidth: 1.25 } : {})}
              radius={[2.5, 2.5, 0, 0]}
              isAnimationActive={false}
              {...(index === 0 ? { background: ClosedDay, shape: PlainBar } : {})}
            />
          ),
        )}
      </ComposedChart>
    </div>
  );
}
