import * as z from 'zod/mini';
import type { Outcome } from './outcome.ts';

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const answerShape = z.object({ code: text, jobid: z.optional(z.nullable(text)) });

/** 80 too many at once, 85 too often to one number, 100 and 101 their own trouble: none of them was taken. */
const later = new Set(['80', '85', '100', '101']);
/** 30 user, password or address refused, 60 no credit or no package: nothing goes out until somebody acts. */
const oursToMend = new Set(['30', '60']);
/** A gateway that gave up waiting knows as little as we do. */
const gaveUp = new Set([502, 504]);

/** Null for what is no such answer; the parser's own complaint would repeat a piece of it. */
const read = <S extends z.ZodMiniType>(shape: S, body: string): z.output<S> | null => {
  try {
    return z.safeParse(shape, JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

const withoutCode = (status: number): Outcome => {
  if (status === 401 || status === 403) return { state: 'failed', why: `netgsm HTTP ${status}`, alarm: true };
  if (status >= 500 && !gaveUp.has(status)) throw new Error(`netgsm HTTP ${status}`);
  return { state: 'unknown', why: `netgsm HTTP ${status} without a code` };
};

/**
 * What the provider's answer to a message means. Its codes come with HTTP 406 as well as 200, so the code
 * goes before the status. What it writes beside a code is never repeated: it may name the number.
 */
export const outcomeOf = (status: number, body: string): Outcome => {
  const answer = read(answerShape, body);
  if (!answer) return withoutCode(status);
  const { code, jobid } = answer;
  const why = `netgsm ${code}`;
  if (['00', '01', '02'].includes(code))
    return jobid ? { state: 'accepted', ref: jobid } : { state: 'unknown', why: `${why} without a job` };
  if (later.has(code)) throw new Error(why);
  return { state: 'failed', why, ...(oursToMend.has(code) && { alarm: true }) };
};

const jobShape = z.object({ jobid: text, number: text });
const reportShape = z.object({ code: text, jobs: z.optional(z.nullable(z.array(jobShape))) });

export type Job = z.output<typeof jobShape>;

/** The jobs of one page of a report; 60 says that there are none. */
export const jobsOf = (body: string): readonly Job[] => {
  const report = read(reportShape, body);
  if (!report) throw new Error('netgsm gave no report');
  if (report.code === '60') return [];
  if (report.code !== '00') throw new Error(`netgsm report ${report.code}`);
  return report.jobs ?? [];
};
