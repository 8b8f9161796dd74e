import {
  bareListScript,
  dayCountRequests,
  listRequests,
  unchangedListRequests,
} from '../appointments/calendar-requests.ts';
import { type Dataset, openDataset, requestedSizes } from '../appointments/dataset.ts';
import { cpuGrowth, measureByTurns, type RunLength, runLength } from '../appointments/measure-by-turns.ts';

const goal = { week: 0.18, day: 0.16, unchanged: 3, monthDatabaseCpu: 700, weekGrowth: 2.5, dayGrowth: 1.5 };

/** The ETag of a calendar that has not changed since it was loaded. */
const readEtag = async ({ url }: Dataset, token: string, path: string): Promise<string> => {
  const response = await fetch(new URL(path, url), { headers: { 'x-user-token': token } });
  return response.headers.get('etag') ?? '';
};

export const measureCalendar = async (dataset: Dataset, millions: number, length: RunLength) => {
  const loaded = await dataset.growTo(millions);
  const shorter = { ...length, rounds: Math.max(5, Math.floor(length.rounds / 2)) };
  const week = await measureByTurns(
    dataset,
    { requests: listRequests(loaded, 7), bare: bareListScript(loaded, 7) },
    length,
  );
  const day = await measureByTurns(
    dataset,
    { requests: listRequests(loaded, 1), bare: bareListScript(loaded, 1) },
    length,
  );
  const path = `/api/Appointment/by-salon-filtered/${loaded.first}?startDate=2024-01-01T00:00:00`;
  const etag = await readEtag(dataset, loaded.tokens[1] ?? '', path);
  const bare = bareListScript(loaded, 7);
  const cached = await measureByTurns(dataset, { requests: unchangedListRequests(loaded, 7), bare }, shorter);
  const notModified = await measureByTurns(
    dataset,
    { requests: unchangedListRequests(loaded, 7, etag), bare },
    shorter,
  );
  const month = await measureByTurns(dataset, { requests: dayCountRequests(loaded) }, shorter);
  return { millions, salons: loaded.salons, week, day, cached, notModified, month };
};

type CalendarMeasurement = Awaited<ReturnType<typeof measureCalendar>>;

export const evaluateCalendar = (sizes: readonly CalendarMeasurement[]) => {
  const growth = {
    week: cpuGrowth(sizes.map(({ week }) => week)),
    day: cpuGrowth(sizes.map(({ day }) => day)),
  };
  const misses = sizes.flatMap(({ millions, week, day, cached, notModified, month }) =>
    Object.entries({
      week: (week.ratio?.median ?? 0) >= goal.week,
      day: (day.ratio?.median ?? 0) >= goal.day,
      cached: (cached.ratio?.median ?? 0) >= goal.unchanged,
      notModified: (notModified.ratio?.median ?? 0) >= goal.unchanged,
      month: month.cpu.database <= goal.monthDatabaseCpu,
    }).flatMap(([what, met]) => (met ? [] : [`${what} at ${millions} million`])),
  );
  if ((growth.week ?? 0) > goal.weekGrowth) misses.push('growth of a week');
  if ((growth.day ?? 0) > goal.dayGrowth) misses.push('growth of a day');
  return { name: 'calendar', passed: misses.length === 0, misses, goal, growth, sizes };
};

/**
 * A salon's week, day and month over HTTP against the same rows from the bare engine: of changing salons, and of
 * one that does not change. CPU is in microseconds per request, all its work included.
 */
export const runBench = async (short: boolean) => {
  const length = runLength(short);
  await using dataset = await openDataset();
  const sizes = [];
  for (const millions of requestedSizes(short)) sizes.push(await measureCalendar(dataset, millions, length));
  return { ...evaluateCalendar(sizes), what: length };
};
