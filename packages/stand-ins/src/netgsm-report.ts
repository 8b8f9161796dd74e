export type Job = { readonly jobid: string; readonly number: string; readonly at: number };

type Question = {
  readonly jobids?: readonly string[];
  readonly startdate?: string;
  readonly stopdate?: string;
  readonly pagenumber?: number;
  readonly pagesize?: number;
};

const written = /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d):(\d\d):(\d\d)$/;

/** Turkey keeps one offset all year round. */
const instantOf = (text: string): number => {
  const [, day, month, year, hour, minute, second] = written.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
};

const chosen = (jobs: readonly Job[], { jobids, startdate, stopdate }: Question): readonly Job[] | null => {
  if (jobids) return jobs.filter(({ jobid }) => jobids.includes(jobid));
  const from = instantOf(startdate ?? '');
  const to = instantOf(stopdate ?? '');
  if (Number.isNaN(from) || Number.isNaN(to)) return null;
  return jobs.filter(({ at }) => at >= from && at <= to);
};

/** The provider's report of its jobs, by their ids or by a window of time; 60 says that there are none. */
export const reportOf = (jobs: readonly Job[], question: Question) => {
  const { pagenumber = 0, pagesize = 100 } = question;
  const found = chosen(jobs, question);
  if (!found) return { code: '70' };
  const page = found.slice(pagenumber * pagesize, (pagenumber + 1) * pagesize);
  if (page.length === 0) return { code: '60' };
  return {
    code: '00',
    jobs: page.map(({ jobid, number }) => ({ jobid, number, status: 0, errorCode: 0 })),
  };
};
