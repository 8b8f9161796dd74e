// How an appointment occupies its employee, computed independently of the product's code, in minutes since 1970.

export type Work = {
  readonly duration: number;
  readonly bufferAfter: number;
  readonly phases: {
    readonly work: number;
    readonly wait: number;
    readonly finish: number;
    readonly freeWhileWaiting: boolean;
  } | null;
};

export type Span = { readonly from: number; readonly to: number };

export const minuteOf = (wall: string): number => Date.parse(`${wall}Z`) / 60_000;

/** When the employee works. */
export const workedSpans = (start: string, { duration, phases }: Work): Span[] => {
  const from = minuteOf(start);
  const to = from + duration;
  if (!phases?.freeWhileWaiting) return [{ from, to }];
  return [
    { from, to: from + phases.work },
    { from: to - phases.finish, to },
  ];
};

/** When the employee is not available to others: the work and the buffer after it. */
export const busySpans = (start: string, work: Work): Span[] => {
  const spans = workedSpans(start, work);
  return spans.map((span, index) =>
    index === spans.length - 1 ? { ...span, to: span.to + work.bufferAfter } : span,
  );
};

export const overlap = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.some((one) => others.some((other) => one.from < other.to && other.from < one.to));

/** True if every span of the first list lies within a span of the second. */
export const isCovered = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.every((one) => others.some((other) => other.from <= one.from && one.to <= other.to));
