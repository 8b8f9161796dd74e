/** Lets so many work at a time; the others wait in line, and whoever finds too long a line is turned away. */
export const openQueue = (atOnce: number, longest: number) => {
  const waiting: (() => void)[] = [];
  let working = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  };
  /** Null when the line is too long. */
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (working < atOnce) working += 1;
    else if (waiting.length >= longest) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
