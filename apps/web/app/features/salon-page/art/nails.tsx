import { between, randomFrom } from '../../../ui/pattern/random.ts';
import { round, times } from '../../../ui/pattern/shape.ts';

/** An almond nail of 100 by 190, its cuticle below. */
const outline = 'M8 150C6 96 14 4 50 4s44 92 42 146c-1 26-20 36-42 36S9 176 8 150z';

const dots = (random: () => number): string =>
  times(22, () => {
    const [x, y, size] = [
      Math.round(between(random, 8, 88)),
      Math.round(between(random, 8, 180)),
      round(between(random, 1.5, 5)),
    ];
    return `M${x} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0-${size * 2} 0`;
  }).join('');

const waves = (random: () => number): string =>
  times(9, (index) => {
    const y = 10 + index * 21 + Math.round(random() * 8);
    const bend = Math.round(between(random, 12, 24));
    return `M-5 ${y}c25-${bend} 45 ${bend} 67 0s28-${bend} 44 0v4c-16 8-30-10-46 0s-40 ${bend}-65 0z`;
  }).join('');

/** What may be painted on a nail. */
const motifs = {
  french: 'M-5 70C10 20 90 20 105 70V-10H-5z',
  moon: 'M-5 148q55-64 110 0v60H-5z',
  bands: 'M-10 60 110 10v26L-10 86zM-10 118 110 68v12L-10 130z',
  stars:
    'M50 18l7 22 22 7-22 7-7 22-7-22-22-7 22-7zM30 108l5 14 14 5-14 5-5 14-5-14-14-5 14-5zM72 128l3 10 10 3-10 3-3 10-3-10-10-3 10-3z',
} as const;

export type NailMotif = keyof typeof motifs | 'dots' | 'waves';

export function NailDefs({ seed }: { readonly seed: string }) {
  const random = randomFrom(seed);
  return (
    <svg className="defs" aria-hidden="true">
      <defs>
        <clipPath id="nail-edge">
          <path d={outline} />
        </clipPath>
        <path id="nail" d={outline} />
        <g id="nail-gloss" clipPath="url(#nail-edge)">
          <path d="M58-10h24L20 200H-4zM92-10h7L37 200h-7z" fill="#fff" opacity=".26" />
          <path d="M8 150C6 96 14 4 50 4 26 30 22 100 26 178 14 172 9 166 8 150z" opacity=".13" />
        </g>
        {Object.entries({ ...motifs, dots: dots(random), waves: waves(random) }).map(([name, d]) => (
          <path key={name} id={`nail-${name}`} d={d} />
        ))}
      </defs>
    </svg>
  );
}

type Props = { readonly color: string; readonly motif?: NailMotif; readonly paint?: string };

export function Nail({ color, motif, paint }: Props) {
  return (
    <svg className="nail" viewBox="0 0 100 190" aria-hidden="true">
      <use href="#nail" fill={color} />
      {motif && (
        <g clipPath="url(#nail-edge)">
          <use href={`#nail-${motif}`} fill={paint} />
        </g>
      )}
      <use href="#nail-gloss" />
    </svg>
  );
}
