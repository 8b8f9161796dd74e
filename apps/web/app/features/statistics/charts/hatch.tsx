const patternId = 'statistics-hatch';

/** Closed days are hatched, like all that is not available. */
export function HatchPattern() {
  return (
    <pattern id={patternId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
      <line x1="0" y1="0" x2="0" y2="6" stroke="var(--line-strong)" strokeWidth="1.2" opacity="0.55" />
    </pattern>
  );
}

type Background = {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly payload?: unknown;
};

const isClosed = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'isClosed' in payload && payload.isClosed === true;

/** Behind the bar of a day, as high as the chart. */
export const ClosedDay = ({ x = 0, y = 0, width = 0, height = 0, payload }: Background) =>
  isClosed(payload) ? (
    <rect x={x - 2} y={y} width={width + 4} height={height} fill={`url(#${patternId})`} />
  ) : (
    <g />
  );
