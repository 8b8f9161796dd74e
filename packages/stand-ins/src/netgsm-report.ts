export type Job = { readonly jobid: string; readonly number: string; readonly at: number };

type ReportQuery = {
  readonly jobids?: readonly string[];
  readonly startdate?: string;
  readonly stopdate?: string;
  readonly pagenumber?: number;
  readonly pagesize?: number;
};

const datePattern = /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d):(\d\d):(\d\d)$/;

/** Turkey has the same UTC offset all year. */
const parseInstant = (text: string): number => {
  const [, day, month, year, hour, minute, second] = datePattern.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
};

const selectJobs = (
  jobs: readonly Job[],
  { jobids, startdate, stopdate }: ReportQuery,
): readonly Job[] | null => {
  if (jobids) return jobs.filter(({ jobid }) => jobids.includes(jobid));
  const from = parseInstant(startdate ?? '');
  const to = parseInstant(stopdate ?? '');
  if (Number.isNaN(from) || Number.isNaN(to)) return null;
  return jobs.filter(({ at }) => at >= from && at <= to);
};

/** The provider's report of its jobs, by id or by a window of time. Code 60 means that there are none. */
export const buildReport = (jobs: readonly Job[], query: ReportQuery) => {
  const { pagenumber = 0, pagesize = 100 } = query;
  const selected = selectJobs(jobs, query);
  if (!selected) return { code: '70' };
  const page = selected.slice(pagenumber * pagesize, (pagenumber + 1) * pagesize);
  if (page.length === 0) return { code: '60' };
  return {
    code: '00',
    jobs: page.map(({ jobid, number }) => ({ jobid, number, status: 0, errorCode: 0 })),
  };
};
