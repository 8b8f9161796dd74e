import { addDays } from '@ayna/domain/wall-clock';

type Span = { readonly from: string; readonly to: string };

/** Splits a span into parts of a day at most, because occupied time is queried by day. */
export const splitIntoDays = <S extends Span>(span: S): S[] => {
  const parts: S[] = [];
  let { from } = span;
  for (;;) {
    const next = `${addDays(from.slice(0, 10), 1)}${from.slice(10)}`;
    if (next >= span.to) return [...parts, { ...span, from }];
    parts.push({ ...span, from, to: next });
    from = next;
  }
};
