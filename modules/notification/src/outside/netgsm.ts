import { type Job, jobsOf, outcomeOf } from './netgsm-answers.ts';
import type { Outcome } from './outcome.ts';
import { providerTime } from './provider-time.ts';

type Sms = {
  /** In the form +905321234567. */
  readonly to: string;
  readonly text: string;
  /** Codes have a line of their own, which is quick, carries one SMS, and knows no Turkish letters. */
  readonly line: 'code' | 'plain';
};

/** An SMS that was handed over about then; `besides` are jobs that are known to be others. */
type Search = { readonly to: string; readonly handedAt: number; readonly besides: readonly string[] };

export type SendSms = (sms: Sms) => Promise<Outcome>;
/** The provider's own name of the SMS, or null when it knows none. Throws when it can't be asked. */
export type FindSms = (search: Search) => Promise<string | null>;

type Account = {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly header: string;
  readonly timeoutMs: number;
};

/** Failures by which nothing of the request has left this machine. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const wasSent = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return !beforeSending.has(cause?.code ?? '');
};

const national = (phone: string): string => phone.slice(-10);

const bodyFor = ({ to, text, line }: Sms, msgheader: string): object =>
  line === 'code'
    ? { msgheader, msg: text, no: national(to) }
    : // 0: tells somebody something, and offers nothing, so that no consent is asked for.
      { msgheader, encoding: 'TR', iysfilter: '0', messages: [{ msg: text, no: national(to) }] };

const MINUTE_MS = 60_000;
const PAGE = 100;
const MOST_PAGES = 20;

/** Netgsm over its REST v2. */
export const openNetgsm = ({ url, user, password, header, timeoutMs }: Account) => {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  const post = async (path: string, body: object, within: number) => {
    const response = await fetch(new URL(`/sms/rest/v2/${path}`, url), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });
    return { status: response.status, text: await response.text() };
  };

  const send: SendSms = async (sms) => {
    const path = sms.line === 'code' ? 'otp' : 'send';
    const answer = await post(path, bodyFor(sms, header), timeoutMs).catch((error: unknown) => {
      if (!wasSent(error)) throw error;
      return null;
    });
    return answer
      ? outcomeOf(answer.status, answer.text)
      : { state: 'unknown', why: 'netgsm did not answer' };
  };

  const reportPage = async (window: object, page: number): Promise<readonly Job[]> => {
    // Half the patience: together with the hand-over it must end before the lease does.
    const { text } = await post('report', { ...window, pagenumber: page, pagesize: PAGE }, timeoutMs / 2);
    return jobsOf(text);
  };

  const find: FindSms = async ({ to, handedAt, besides }) => {
    const window = {
      startdate: providerTime(handedAt - MINUTE_MS),
      stopdate: providerTime(handedAt + 3 * MINUTE_MS),
    };
    const isIt = ({ jobid, number }: Job) => national(number) === national(to) && !besides.includes(jobid);
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const jobs = await reportPage(window, page);
      const found = jobs.find(isIt);
      if (found) return found.jobid;
      if (jobs.length < PAGE) return null;
    }
    throw new Error('netgsm reports more than is read');
  };

  return { send, find };
};
