import { between, randomFrom } from './random.ts';
import { point, times } from './shape.ts';

export const hairField = { width: 160, height: 200 } as const;

/** Natural colours of hair, each from its shadow to its shine. */
export const tones = {
  copper: ['#4a1a0c', '#8a3a19', '#b85a2b', '#dd8d52', '#f6cfa0'],
  espresso: ['#170d0a', '#2e1a13', '#4a2c20', '#6f4735', '#a97f66'],
  caramel: ['#4b2a12', '#7c4a22', '#ab7238', '#d1a05d', '#f2d9a6'],
  ash: ['#3c3833', '#625b52', '#8b8276', '#b4ab9d', '#e2dccf'],
  honey: ['#6b4413', '#9d6a1f', '#c9973d', '#e6c372', '#faeec2'],
  auburn: ['#3a0b10', '#6b151b', '#9c2a2a', '#c9564a', '#f0a48f'],
  black: ['#08090c', '#14171d', '#242a34', '#404a5a', '#8793a8'],
  rose: ['#6d2440', '#a34a6a', '#cf7f9b', '#e9aebf', '#fbe1e6'],
} as const;

export type Tone = keyof typeof tones;

/** A person keeps the tone that the seed gives, wherever the picture stands. */
export function toneOf(seed: string): Tone {
  const names = Object.keys(tones) as Tone[];
  return names[Math.floor(randomFrom(`tone ${seed}`)() * names.length)] ?? 'copper';
}

export type HairStrand = { readonly d: string; readonly colour: string; readonly width: number };

const shines = [0.3, 0.62];

/** How far from shadow to shine a strand lies that stands at `place` across the lock. */
function brightness(position: number, random: () => number): number {
  const shine = Math.max(...shines.map((at) => Math.exp(-((position - at) ** 2) / 0.006)));
  const body = 0.18 + 0.5 * Math.sin(position * Math.PI) + (random() - 0.5) * 0.34;
  return Math.min(0.99, Math.max(0, body, shine * between(random, 0.78, 0.98)));
}

/** One wavy strand from over the field's head to under its foot. */
function strand(position: number, random: () => number): string {
  const shaken = (x: number, y: number) => point(x + between(random, -6, 6), y + between(random, -4, 4));
  const x = -52 + position * 230;
  return `M${point(x, -14)}C${shaken(x + 46, 44)} ${shaken(x - 14, 100)} ${shaken(x + 22, 146)}S${shaken(x + 16, 206)} ${shaken(x + 18, 226)}`;
}

/**
 * A lock of hair, the portrait of a person who has no photograph. Strands of one colour are one path:
 * a list of people stays small.
 */
export function hairStrands(seed: string, tone: Tone, count = 84): readonly HairStrand[] {
  const random = randomFrom(seed);
  const byColour = new Map<string, string[]>();
  times(count, (index) => {
    const position = (index + random()) / count;
    const shades = tones[tone];
    const colour = shades[Math.floor(brightness(position, random) * shades.length)] ?? shades[0];
    byColour.set(colour, [...(byColour.get(colour) ?? []), strand(position, random)]);
  });
  return [...byColour]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([colour, strands]) => ({ d: strands.join(''), colour, width: 1.4 + random() * 1.2 }));
}
