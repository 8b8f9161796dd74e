import { between, randomFrom } from '../../../ui/pattern/random.ts';
import { point, times } from '../../../ui/pattern/shape.ts';

type Point = readonly [number, number];

/** The four points of the curve at the left and at the right edge of the brush. */
const edges: readonly (readonly [Point, Point])[] = [
  [
    [20, 560],
    [190, 690],
  ],
  [
    [150, 470],
    [330, 560],
  ],
  [
    [150, 200],
    [330, 330],
  ],
  [
    [420, 60],
    [590, 190],
  ],
];

const bristle = (position: number, random: () => number): string => {
  const [start, near, far, end] = edges.map(
    ([[x, y], [endX, endY]]): Point => [x + (endX - x) * position, y + (endY - y) * position],
  ) as [Point, Point, Point, Point];
  const torn = random() ** 2;
  return `M${point(start[0] + random() * 14, start[1] - random() * 16)}C${point(...near)} ${point(...far)} ${point(end[0] - torn * 110, end[1] + torn * 80)}`;
};

const bristles = (count: number, random: () => number, place: () => number): string =>
  times(count, () => bristle(place(), random)).join('');

/** Lipstick on glass, drawn once and painted in the color of the place where it is used. */
export function SmearDefs({ seed }: { readonly seed: string }) {
  const random = randomFrom(seed);
  const shine = () => (random() < 0.6 ? 0.36 : 0.7) + between(random, -0.05, 0.05);
  return (
    <svg className="defs" aria-hidden="true">
      <defs>
        <g id="smear" fill="none" stroke="currentColor" strokeLinecap="round">
          <path strokeWidth="11" d={bristles(26, random, random)} />
          <path strokeWidth="6" d={bristles(20, random, random)} />
          <path strokeWidth="2" stroke="#000" opacity=".22" d={bristles(10, random, random)} />
          <path strokeWidth="2" stroke="#fff" opacity=".42" d={bristles(14, random, shine)} />
        </g>
      </defs>
    </svg>
  );
}

export function Smear({ view }: { readonly view: string }) {
  return (
    <svg className="fill smear" viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#smear" />
    </svg>
  );
}
