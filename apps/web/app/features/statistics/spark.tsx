const width = 96;
const height = 40;
const inset = 4;

type Props = { readonly values: readonly number[]; readonly tone: 'v1' | 'v2' | 'v4' | 'v5' };

const tones = {
  v1: 'text-v1',
  v2: 'text-v2',
  v4: 'text-v4',
  v5: 'text-v5',
} as const;

/** How the days went, for the eye alone; the numbers are in the charts below. */
export function Spark({ values, tone }: Props) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const range = Math.max(...values) - low || 1;
  const points = values.map((value, index) => ({
    x: (index / (values.length - 1)) * width,
    y: height - inset - ((value - low) / range) * (height - 2 * inset),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const last = points.at(-1);
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`-2 0 ${width + 6} ${height}`}
      className={`flex-none self-end max-small:hidden ${tones[tone]}`}
    >
      <path d={`M${line}L${width} ${height}L0 ${height}z`} className="fill-current opacity-10" />
      <path d={`M${line}`} className="fill-none stroke-2 stroke-current" strokeLinejoin="round" />
      {last && <circle cx={last.x} cy={last.y} r="3.5" className="fill-current" />}
    </svg>
  );
}
