import { daysAfter } from './wall-time.ts';

type Span = { readonly from: string; readonly to: string };

/** Long time in pieces of a day at most: that is how taken time is looked up. */
export const inPieces = <S extends Span>(span: S): S[] => {
  const pieces: S[] = [];
  let { from } = span;
  for (;;) {
    const next = `${daysAfter(from.slice(0, 10), 1)}${from.slice(10)}`;
    if (next >= span.to) return [...pieces, { ...span, from }];
    pieces.push({ ...span, from, to: next });
    from = next;
  }
};
