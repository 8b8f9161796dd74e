import { useId } from 'react';
import type { levelsOf, Proposal } from './model/order.ts';

const width = 38;
const height = 48;
const line = 1;

const fills: Readonly<Record<Proposal['stockStatus'], string>> = {
  critical: 'fill-canceled-solid',
  low: 'fill-pending-solid',
  enough: 'fill-v2',
};

type Props = {
  readonly levels: ReturnType<typeof levelsOf>;
  readonly tone: Proposal['stockStatus'];
};

/** Filled as the shelf is now; a dashed line where the order brings it, and a notch at the least. */
export function StockOval({ levels, tone }: Props) {
  const clip = useId();
  const toY = (share: number): number => line + (height - 2 * line) * (1 - share);
  const ellipse = { cx: width / 2, cy: height / 2, rx: width / 2 - line, ry: height / 2 - line };
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width + 8} ${height}`}
      className="h-12 w-11.5 flex-none overflow-visible"
    >
      <clipPath id={clip}>
        <ellipse {...ellipse} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={width} height={height} className="fill-surface" />
        <rect y={toY(levels.after)} width={width} height={height} className="fill-v2/25" />
        <rect y={toY(levels.stock)} width={width} height={height} className={fills[tone]} />
        {levels.after > levels.stock && (
          <line
            x2={width}
            y1={toY(levels.after)}
            y2={toY(levels.after)}
            strokeDasharray="3 2"
            className="stroke-ink-2"
          />
        )}
      </g>
      <ellipse {...ellipse} fill="none" className="stroke-line-strong" />
      {levels.least > 0 && (
        <line
          x1={width - 3}
          x2={width + 5}
          y1={toY(levels.least)}
          y2={toY(levels.least)}
          strokeWidth="2"
          className="stroke-ink"
        />
      )}
    </svg>
  );
}
