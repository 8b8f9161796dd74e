export const below = (most: number): number => Math.floor(Math.random() * most);

export const oneOf = <T>(all: readonly T[]): T => {
  const one = all[below(all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

export const someOf = <T>(all: readonly T[]): T[] => all.filter(() => Math.random() < 0.5);

const two = (number: number): string => String(number).padStart(2, '0');

/** From eight in the morning on; a later hour is always later in the text too. */
export const hour = (from: number, span: number): string =>
  `${two(from + below(span))}:${oneOf(['00', '15', '30', '45'])}:00`;

/** A day of the coming year. */
export const someDay = (): string =>
  new Date(Date.now() + below(365) * 86_400_000).toISOString().slice(0, 10);
