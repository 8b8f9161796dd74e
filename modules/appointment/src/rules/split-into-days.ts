import { addDays, daysBetween } from '@ayna/domain/wall-clock';

type Span = { readonly from: string; readonly to: string };

/** Splits a span into parts of a day at most, because occupied time is queried by day. */
export const splitIntoDays = <S extends Span>(span: S): S[] => {
  const [day, time] = [span.from.slice(0, 10), span.from.slice(10)];
  const wholeDays = daysBetween(day, span.to.slice(0, 10));
  const count = Math.max(1, time < span.to.slice(10) ? wholeDays + 1 : wholeDays);
  return Array.from({ length: count }, (_, index) => ({
    ...span,
    from: `${addDays(day, index)}${time}`,
    to: index === count - 1 ? span.to : `${addDays(day, index + 1)}${time}`,
  }));
};
