import { randomFrom } from '../../tools/seed/random.ts';
import { addLeave, block, hold, removeLeave, unblock } from './around.ts';
import { bookAnybody, bookNamed, bookOnline, bookOver, bookVisit } from './bookings.ts';
import { approve, cancel, complete, move, moveOver, reassign, resize, undo } from './changes.ts';
import { compete, contestOf } from './contest.ts';
import { dayAhead, type World } from './world.ts';

type Operation = (world: World) => Promise<unknown>;

/** How many of a hundred operations, beside the contests. */
const mix: readonly (readonly [number, Operation])[] = [
  [18, bookNamed],
  [13, bookAnybody],
  [5, bookVisit],
  [3, bookOver],
  [5, bookOnline],
  [10, move],
  [1, moveOver],
  [1, resize],
  [8, reassign],
  [8, cancel],
  [6, complete],
  [3, approve],
  [7, undo],
  [5, hold],
  [1, block],
  [1, unblock],
  [3, addLeave],
  [2, removeLeave],
];

const weighed = mix.flatMap(([times, operation]) => Array.from({ length: times }, () => operation));

const FIRST_DAY = 2;

/** So few days that most of what is wanted is taken: 420 operations share two. */
const daysFor = (operations: number): number => Math.max(1, Math.round(operations / 420));

/** Does the operation of this number. By number and seed it is always the same, as far as others let it be. */
export const perform = async (
  index: number,
  { seed, operations }: { readonly seed: number; readonly operations: number },
  given: Pick<World, 'salon' | 'journal' | 'line'>,
): Promise<void> => {
  const random = randomFrom(seed + index * 7919);
  const all = daysFor(operations);
  const at = FIRST_DAY + Math.floor((index / operations) * all);
  const mark = `op-${String(index).padStart(6, '0')}`;
  const world = { ...given, random, mark, days: [dayAhead(at), dayAhead(at + 1)] };
  const contest = contestOf(index, FIRST_DAY + all + 2);
  const operation = contest ? compete : random.pick(weighed);
  const { doing } = given.journal;
  doing[operation.name] = (doing[operation.name] ?? 0) + 1;
  await (contest ? compete(world, contest) : (operation as Operation)(world));
};
