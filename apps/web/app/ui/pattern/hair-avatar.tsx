import { hairField, hairStrands, type Tone, toneOf, tones } from './hair-strands.ts';
import { round } from './shape.ts';

type Props = {
  /** The code of the person: everybody keeps the same picture. */
  readonly seed: string;
  readonly tone?: Tone;
  readonly className?: string;
  /** For a picture of a finger's breadth: fewer and thicker strands, which nobody can tell apart there. */
  readonly isSmall?: boolean;
};

/** A person's portrait where there is no photograph. Its frame, an oval, is the caller's. */
export function HairAvatar({ seed, tone = toneOf(seed), className = 'size-full', isSmall = false }: Props) {
  return (
    <svg
      viewBox={`0 0 ${hairField.width} ${hairField.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <rect width={hairField.width} height={hairField.height} fill={tones[tone][1]} />
      <g fill="none" strokeLinecap="round">
        {hairStrands(seed, tone, isSmall ? 26 : 84).map(({ d, colour, width }) => (
          <path key={colour} d={d} stroke={colour} strokeWidth={round(isSmall ? width * 2.6 : width)} />
        ))}
      </g>
    </svg>
  );
}
