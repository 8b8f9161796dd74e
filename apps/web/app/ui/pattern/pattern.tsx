import { type DrawingName, drawings, field } from './drawings.ts';

type Props = {
  readonly drawing: DrawingName;
  /** The same seed draws the same picture, here and on the server. */
  readonly seed: string;
  readonly ground: string;
  readonly ink: string;
  readonly className?: string;
};

/** Pattern art in place of a photograph. It fills its frame and says nothing to a screen reader. */
export function Pattern({ drawing, seed, ground, ink, className = 'size-full' }: Props) {
  return (
    <svg
      viewBox={`0 0 ${field.width} ${field.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <rect width={field.width} height={field.height} fill={ground} />
      <g fill="none" strokeLinecap="round">
        {drawings[drawing](seed).map(({ d, line, inside, opacity }) => (
          <path
            key={d}
            d={d}
            stroke={line === undefined ? undefined : ink}
            strokeWidth={line}
            fill={inside === undefined ? undefined : ink}
            fillOpacity={inside}
            opacity={opacity}
          />
        ))}
      </g>
    </svg>
  );
}
