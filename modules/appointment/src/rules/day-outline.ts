import { intersectRanges, mergeRanges, type Range, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { DAY_MINUTES, midnightOf } from '@ayna/domain/wall-clock';
import { type AvailabilityContext, employeeDay, type RequestedService } from './availability.ts';
import { explainDay } from './explain-day.ts';
import { toldAs } from './no-room-reason.ts';

type Kind = 'free' | 'full' | 'absent' | 'closed' | 'too-soon';

type Stretch = { readonly range: Range; readonly kind: Kind };

type DayOutline = { readonly open: Range; readonly stretches: readonly Stretch[] };

/** From the first opening to the last closing of the day. */
const openWindow = (open: Ranges): Range | null => {
  const today = intersectRanges(open, [[0, DAY_MINUTES]]);
  const [first, last] = [today[0], today.at(-1)];
  return first && last ? [first[0], last[1]] : null;
};

/** Reasons that are about the day as a whole or about the visit say nothing of an hour. */
const kinds: ReadonlySet<string> = new Set<Kind>(['full', 'absent', 'closed', 'too-soon']);

const clip = ([from, to]: Range, [start, end]: Range): Range => [Math.max(from, start), Math.min(to, end)];

/**
 * The hours of one employee on a day as a customer may know them: when there is time, when somebody has it, and when the
 * employee is away. Each minute of the salon's day is in one stretch. Null where no single employee is asked for, or
 * the salon is closed. It tells no more than the free times of a short service do.
 */
export const dayOutline = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
): DayOutline | null => {
  const codes = new Set(requested.map(({ employeeCode }) => employeeCode));
  const employee = context.employees.find(({ code, isActive }) => isActive && codes.has(code));
  if (codes.size !== 1 || !employee) return null;
  const { open, occupied } = employeeDay(context, employee);
  const window = openWindow(open);
  if (!window) return null;
  const midnight = midnightOf(context.date);
  const taken = occupied.map(([from, to]) => ({
    source: 'appointment',
    from: from + midnight,
    to: to + midnight,
  }));
  const told = explainDay(context, employee, null, taken).map(({ range, why }) => ({
    range: clip(range, window),
    kind: toldAs[why],
  }));
  if (told.some(({ kind }) => !kinds.has(kind))) return null;
  const inside = told.filter(({ range }) => range[0] < range[1]);
  const free = subtractRanges([window], mergeRanges(inside.map(({ range }) => range)));
  const all = [
    ...inside.map(({ range, kind }) => ({ range, kind: kind as Kind })),
    ...free.map((range) => ({ range, kind: 'free' as const })),
  ].toSorted((one, other) => one.range[0] - other.range[0]);
  return { open: window, stretches: joinSame(all) };
};

/** Neighbors of one kind become one: two bookings back to back are no news to a customer. */
const joinSame = (stretches: readonly Stretch[]): Stretch[] => {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const before = joined.at(-1);
    if (before?.kind === stretch.kind && before.range[1] === stretch.range[0])
      joined[joined.length - 1] = { kind: before.kind, range: [before.range[0], stretch.range[1]] };
    else joined.push(stretch);
  }
  return joined;
};
