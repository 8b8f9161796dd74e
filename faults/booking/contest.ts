import { bookByDesk } from './bookings.ts';
import { dayAhead, momentAt, type World } from './world.ts';

// Of every hundred operations the first sixteen want the same free time, on days that nothing else touches.

const EVERY = 100;
const RIVALS = 16;

type Place = {
  readonly id: string;
  readonly date: string;
  readonly start: number;
  readonly who: number | null;
};

/** Where the rivals of this operation meet: one employee's time, or an hour in which all four are free. */
const placeOf = (round: number, firstDay: number): Place => {
  const at = Math.floor(round / 2);
  const start = (slots: number) => 9 * 60 + 120 * (slots % 5);
  if (round % 2 === 0) {
    const date = dayAhead(firstDay + 2 * Math.floor(at / 20));
    return { id: `named-${round}`, date, start: start(Math.floor(at / 4)), who: at % 4 };
  }
  const date = dayAhead(firstDay + 1 + 2 * Math.floor(at / 5));
  return { id: `anybody-${round}`, date, start: start(at), who: null };
};

/** Null where the operation is none of a contest. */
export const contestOf = (index: number, firstDay: number): Place | null =>
  index % EVERY < RIVALS ? placeOf(Math.floor(index / EVERY), firstDay) : null;

export const compete = async (world: World, { id, date, start, who }: Place): Promise<void> => {
  const { salon, journal } = world;
  const contest = journal.contests.get(id) ?? {
    places: who === null ? salon.team.length : 1,
    sent: 0,
    won: 0,
    lost: new Set<string>(),
  };
  journal.contests.set(id, contest);
  contest.sent += 1;
  const employeeCode = who === null ? null : (salon.team[who] ?? null);
  const services = [{ serviceCode: salon.services[1] ?? '', employeeCode }];
  const said = await bookByDesk(world, { services, startDate: momentAt(date, start) }, { hot: false });
  if (said.kind === 'done') contest.won += 1;
  if (said.kind === 'refused') contest.lost.add(said.code);
};
