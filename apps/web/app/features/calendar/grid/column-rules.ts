import type { Column, GridModel } from '../model/columns.ts';
import type { Range } from '../model/scale.ts';

/** Nothing of it is served, and nothing is in it. */
export const isClosed = ({ closed, shown, blocks }: Column, { from, to }: Range): boolean =>
  shown.length === 0 &&
  blocks.length === 0 &&
  closed.every(({ reason }) => reason !== 'break') &&
  closed.reduce((sum, one) => sum + one.to - one.from, 0) >= to - from;

/** The salon itself is closed on the shown day, for everybody: said once instead of in every column. */
export const isSalonClosed = ({ columns, visible }: GridModel): boolean =>
  columns.length > 1 &&
  columns.every(
    (column) =>
      column.day === columns[0]?.day && column.closed[0]?.reason !== 'off' && isClosed(column, visible),
  );

const sameList = <T>(
  some: readonly T[],
  others: readonly T[],
  same: (one: T, other: T) => boolean,
): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index];
    return other !== undefined && same(one, other);
  });

const sameRange = (one: Range, other: Range): boolean => one.from === other.from && one.to === other.to;

/** Whether a column would be drawn alike: answers that change nothing of it cost nothing. */
export const sameColumn = (one: Column, other: Column): boolean =>
  one === other ||
  (one.key === other.key &&
    one.name === other.name &&
    sameList(one.people, other.people, (a, b) => a.code === b.code && a.count === b.count) &&
    sameList(
      one.shown,
      other.shown,
      (a, b) =>
        a.appointment === b.appointment &&
        a.startMinute === b.startMinute &&
        a.endMinute === b.endMinute &&
        a.lane === b.lane &&
        a.lanes === b.lanes &&
        a.strips === b.strips &&
        a.bufferTo === b.bufferTo &&
        a.isInWait === b.isInWait &&
        sameList(a.parts, b.parts, sameRange),
    ) &&
    sameList([...one.away], [...other.away], (a, b) => a === b) &&
    sameList(one.free, other.free, (a, b) => sameRange(a, b) && a.kind === b.kind) &&
    sameList(
      one.closed,
      other.closed,
      (a, b) => a.from === b.from && a.to === b.to && a.reason === b.reason && a.note === b.note,
    ) &&
    sameList(
      one.blocks,
      other.blocks,
      (a, b) => a.block === b.block && a.startMinute === b.startMinute && a.endMinute === b.endMinute,
    ));
