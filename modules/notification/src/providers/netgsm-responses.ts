import * as z from 'zod/mini';
import type { Outcome } from './outcome.ts';
import { ProviderUnavailable } from './sms.ts';

const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

const responseShape = z.object({ code: text, jobid: z.optional(z.nullable(text)) });

/** 80 too many at once, 100 and 101 internal errors: no SMS is accepted. */
const unavailableCodes = new Set(['80', '100', '101']);
/** Too often to one number: not accepted, and it would not help to take another provider. */
const TOO_OFTEN = '85';
/** 30 user, password or address refused, 60 no credit or no package: no SMS is sent until somebody acts. */
const accountCodes = new Set(['30', '60']);
/** 40 is a sender name that is not registered here. The others concern the text, the number or a consent. */
const elsewhereCodes = new Set(['30', '40', '60']);
/** A gateway that timed out does not know whether the SMS was accepted. */
const gatewayStatuses = new Set([502, 504]);

/** Null for another shape. The parser's own error would repeat a part of the body. */
const parse = <S extends z.ZodMiniType>(shape: S, body: string): z.output<S> | null => {
  try {
    return z.safeParse(shape, JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

const outcomeWithoutCode = (status: number): Outcome => {
  if (status === 401 || status === 403)
    return { state: 'failed', why: `netgsm HTTP ${status}`, alarm: true, elsewhere: true };
  if (status >= 500 && !gatewayStatuses.has(status)) throw new ProviderUnavailable(`netgsm HTTP ${status}`);
  return { state: 'unknown', why: `netgsm HTTP ${status} without a code` };
};

/**
 * The meaning of the provider's response to an SMS. Its codes come with HTTP 406 as well as 200, so the code
 * takes precedence over the status. Its description is never stored or logged: it may contain the number.
 */
export const toOutcome = (status: number, body: string): Outcome => {
  const response = parse(responseShape, body);
  if (!response) return outcomeWithoutCode(status);
  const { code, jobid } = response;
  const why = `netgsm ${code}`;
  if (['00', '01', '02'].includes(code))
    return jobid ? { state: 'accepted', ref: jobid } : { state: 'unknown', why: `${why} without a job` };
  if (unavailableCodes.has(code)) throw new ProviderUnavailable(why);
  if (code === TOO_OFTEN) throw new Error(why);
  return {
    state: 'failed',
    why,
    ...(accountCodes.has(code) && { alarm: true }),
    ...(elsewhereCodes.has(code) && { elsewhere: true }),
  };
};

const jobShape = z.object({ jobid: text, number: text });
const reportShape = z.object({ code: text, jobs: z.optional(z.nullable(z.array(jobShape))) });

export type Job = z.output<typeof jobShape>;

/** The jobs of one page of a report. Code 60 means that there are none. */
export const parseReport = (body: string): readonly Job[] => {
  const report = parse(reportShape, body);
  if (!report) throw new Error('netgsm report is unreadable');
  if (report.code === '60') return [];
  if (report.code !== '00') throw new Error(`netgsm report ${report.code}`);
  return report.jobs ?? [];
};
