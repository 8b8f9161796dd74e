import { between, randomFrom } from '../../../ui/pattern/random.ts';
import { point, round, times } from '../../../ui/pattern/shape.ts';

/** Outlines of a petal, its foot at the origin and its tip above. */
const petals = [
  'M0 6C-30-6-54-52-46-84-41-104-24-110-13-103-6-98 1-99 8-104 20-112 40-106 46-86 54-54 31-8 0 6z',
  'M0 6C-26-8-47-50-44-80-41-106-18-112-2-104 12-112 38-108 44-82 49-52 28-6 0 6z',
  'M0 6C-34-4-56-44-50-78-46-98-30-98-22-106-10-112 6-96 18-105 34-110 48-98 50-78 54-46 32-8 0 6z',
];

/** The petal of which the week's flower is made. */
export const weekPetal = petals[1] ?? '';

type Ring = {
  readonly count: number;
  readonly size: number;
  readonly inner: string;
  readonly outer: string;
  readonly turn: number;
};

const rings: readonly Ring[] = [
  { count: 9, size: 3.75, inner: '#ffb9a3', outer: '#ffe6d9', turn: 0 },
  { count: 9, size: 3.2, inner: '#ff9d8a', outer: '#ffd6c6', turn: 20 },
  { count: 9, size: 2.7, inner: '#fb8077', outer: '#ffc0ae', turn: 4 },
  { count: 8, size: 2.25, inner: '#f0646b', outer: '#ffab9c', turn: 26 },
  { count: 8, size: 1.8, inner: '#e04a62', outer: '#ff9384', turn: 9 },
  { count: 7, size: 1.4, inner: '#c93158', outer: '#f97873', turn: 31 },
  { count: 6, size: 1, inner: '#a91f4d', outer: '#ec5a68', turn: 12 },
  { count: 5, size: 0.66, inner: '#861443', outer: '#d8445f', turn: 40 },
];

const ringPetals = ({ count, size, turn }: Ring, random: () => number) =>
  times(count, (index) => ({
    shape: Math.floor(random() * petals.length),
    transform: `rotate(${Math.round(turn + (index * 360) / count + between(random, -8, 8))}) scale(${round(size * between(random, 0.85, 1.1))} ${round(size * between(random, 0.93, 1.07))})`,
  }));

const stamens = (random: () => number): string =>
  times(16, () => {
    const [angle, distance, size] = [random() * 6.28, random() * 26, round(between(random, 2.5, 5.5))];
    const at = point(Math.cos(angle) * distance - size, Math.sin(angle) * distance);
    return `M${at}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0-${size * 2} 0`;
  }).join('');

/** One peony, drawn once: every picture of the page is a crop of it. */
export function PeonyDefs({ seed }: { readonly seed: string }) {
  const random = randomFrom(seed);
  return (
    <svg className="defs" aria-hidden="true">
      <defs>
        {rings.map(({ inner, outer }, index) => (
          <linearGradient
            key={inner}
            id={`ring-${index}`}
            gradientUnits="userSpaceOnUse"
            x1="0"
            y1="0"
            x2="0"
            y2="-108"
          >
            <stop offset=".25" stopColor={inner} />
            <stop offset="1" stopColor={outer} />
          </linearGradient>
        ))}
        {petals.map((d, index) => (
          <path key={d} id={`petal-${index}`} d={d} stroke="#8f1446" strokeOpacity=".3" strokeWidth=".4" />
        ))}
        <g id="peony">
          {rings.map((ring, index) => (
            <g key={ring.inner} fill={`url(#ring-${index})`}>
              {ringPetals(ring, random).map(({ shape, transform }) => (
                <use key={transform} href={`#petal-${shape}`} transform={transform} />
              ))}
            </g>
          ))}
          <path d={stamens(random)} fill="#ffe08a" />
        </g>
      </defs>
    </svg>
  );
}

/** Parts of the flower that make a picture of their own. */
const crops = [
  '-20 -330 230 230',
  '-260 -120 200 200',
  '-90 -90 180 180',
  '60 60 230 230',
  '-330 40 240 240',
  '-120 110 220 220',
];

export const cropOf = (seed: string): string =>
  crops[Math.floor(randomFrom(`crop ${seed}`)() * crops.length)] ?? '-90 -90 180 180';

export function Peony({ view = '-400 -400 800 800' }: { readonly view?: string }) {
  return (
    <svg className="fill" viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#peony" />
    </svg>
  );
}
