import { between, randomFrom } from './random.ts';
import { point, round, type Shape, times } from './shape.ts';

/** Every drawing fills this field and runs over its edges, so that any frame may cut it. */
export const field = { width: 200, height: 210 } as const;

type Drawing = (seed: string) => readonly Shape[];

/** Combed hair: lines that keep their distance and share one wave. */
const strands: Drawing = (seed) => {
  const random = randomFrom(seed);
  const bend = between(random, 40, 54);
  const sway = between(random, 16, 26);
  const crest = between(random, 34, 46);
  const d = times(22, (index) => {
    const x = -70 + index * 13;
    const turn = point(x + bend * 0.8, 130);
    return `M${point(x, -10)}C${point(x + bend, crest)} ${point(x - sway, crest + 42)} ${turn}S${point(x + bend * 0.2, 190)} ${point(x + bend, 222)}`;
  }).join('');
  return [{ d, line: 1.6 }];
};

/** A barber's pole: slanted bands, a strong one and a faint one in turn. */
const stripes: Drawing = (seed) => {
  const random = randomFrom(seed);
  const offset = between(random, 0, 28);
  const wide = between(random, 10, 13);
  const narrow = between(random, 9, 12);
  const bands = (first: number, width: number) =>
    times(8, (index) => {
      const x = -108 + offset + (index * 2 + first) * 28;
      return `M${point(x, 220)}L${point(x + 107, -10)}h${round(width)}L${point(x + width, 220)}z`;
    }).join('');
  return [
    { d: bands(0, narrow), inside: 1, opacity: 0.35 },
    { d: bands(1, wide), inside: 1, opacity: 0.9 },
  ];
};

function petal(x: number, y: number, angle: number, length: number): string {
  if (x < -length || x > field.width + length || y < -length || y > field.height + length) return '';
  const [alongX, alongY] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const arc = `a${round(length)} 3.6 ${Math.round((angle * 180) / Math.PI)} 1 0 `;
  return `M${point(x - alongX, y - alongY)}${arc}${point(alongX * 2, alongY * 2)}${arc}${point(alongX * -2, alongY * -2)}`;
}

/** Petals in rings around one heart. */
const petals: Drawing = (seed) => {
  const random = randomFrom(seed);
  const [heartX, heartY] = [between(random, 88, 112), between(random, 94, 116)];
  const twist = between(random, 0.2, 0.4);
  const d = times(7, (ring) => {
    const count = 8 + ring * 4;
    return times(count, (index) => {
      const angle = (index / count) * Math.PI * 2 + ring * twist;
      const distance = 16 + ring * 22;
      const [x, y] = [heartX + Math.cos(angle) * distance, heartY + Math.sin(angle) * distance];
      return petal(x, y, angle, 9 - ring * 0.6);
    }).join('');
  }).join('');
  return [{ d, line: 1.5 }];
};

/** Rows of nail tips, some of them painted. */
const tips: Drawing = (seed) => {
  const random = randomFrom(seed);
  const step = between(random, 15, 19);
  const painted = Math.floor(between(random, 0, 4));
  const plain: string[] = [];
  const filled: string[] = [];
  times(5, (row) =>
    times(8, (column) => {
      const x = column * 34 + (row % 2) * step - 33;
      const tip = `M${point(x, row * 52 + 30)}v-28a11 15 0 0 1 22 0v28a11 7 0 0 1-22 0z`;
      // Strewn like a diagonal, so that two painted ones never touch.
      ((column * 3 + row * 5 + painted) % 4 === 0 ? filled : plain).push(tip);
    }),
  );
  return [
    { d: plain.join(''), line: 1.6 },
    { d: filled.join(''), line: 1.6, inside: 0.3 },
  ];
};

/** Strokes of a brush, broad and thin, thick and thin paint. */
const sweeps: Drawing = (seed) => {
  const random = randomFrom(seed);
  const lean = between(random, 48, 70);
  return times(10, (index) => {
    const x = -30 + index * 26;
    const foot = point(x, 216);
    const head = point(lean + index * 18 - 18, -12 + index * 2);
    return {
      d: `M${foot}C${point(x + 10, 150)} ${point(x + 30 - index * 4, 90)} ${head}`,
      line: round(between(random, 3, 7) + (index % 3) * 5),
      opacity: round(0.3 + ((index * 3 + Math.floor(random() * 2)) % 5) * 0.15),
    };
  });
};

/** The contour lines of a face, seen as a map sees a hill. */
const contours: Drawing = (seed) => {
  const random = randomFrom(seed);
  const [driftX, driftY] = [between(random, 1, 3), between(random, -2.4, -0.8)];
  const tilt = between(random, -26, -10);
  const d = times(14, (index) => {
    const ring = index + 1;
    // Each line is turned a little further than the one inside it, as by a drawing hand.
    const turn = tilt + ring * 1.5;
    const [reachX, reachY] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [wide, high] = [ring * 12, ring * 15.5];
    const arc = `a${wide} ${high} ${round(turn)} 1 0 `;
    const start = point(96 + ring * driftX - reachX * wide, 112 + ring * driftY - reachY * wide);
    return `M${start}${arc}${point(reachX * wide * 2, reachY * wide * 2)}${arc}${point(reachX * wide * -2, reachY * wide * -2)}`;
  }).join('');
  return [{ d, line: 1.4 }];
};

export const drawings = { strands, stripes, petals, tips, sweeps, contours } as const;

export type DrawingName = keyof typeof drawings;
