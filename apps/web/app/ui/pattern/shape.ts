/** One path of a drawing, in the drawing's single ink. */
export type Shape = {
  readonly d: string;
  /** Width of the line; without one only the inside is painted. */
  readonly line?: number;
  /** How densely the inside is painted; without it only the line is drawn. */
  readonly inside?: number;
  readonly opacity?: number;
};

/** A tenth of a unit is finer than any screen shows, and hides how engines differ in sine and cosine. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
