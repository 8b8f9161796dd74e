import { type Job, parseReport, toOutcome } from './netgsm-responses.ts';
import type { Outcome } from './outcome.ts';
import { formatProviderTime } from './provider-time.ts';

type Sms = {
  /** In the form +905321234567. */
  readonly to: string;
  readonly text: string;
  /** The line for codes is fast, takes one SMS per request, and does not support Turkish letters. */
  readonly line: 'code' | 'plain';
};

/** An SMS that was sent about `handedAt`; `excludedRefs` are the jobs of other messages. */
type Search = { readonly to: string; readonly handedAt: number; readonly excludedRefs: readonly string[] };

export type SendSms = (sms: Sms) => Promise<Outcome>;
/** The job id of the SMS, or null when the report does not contain it. Throws when the report cannot be read. */
export type FindSms = (search: Search) => Promise<string | null>;

type Account = {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly header: string;
  readonly timeoutMs: number;
};

/** Errors before any part of the request was sent. */
const connectErrors = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const wasSent = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return !connectErrors.has(cause?.code ?? '');
};

const nationalNumber = (phone: string): string => phone.slice(-10);

const toBody = ({ to, text, line }: Sms, msgheader: string): object =>
  line === 'code'
    ? { msgheader, msg: text, no: nationalNumber(to) }
    : // 0 marks an informational message, which needs no marketing consent.
      { msgheader, encoding: 'TR', iysfilter: '0', messages: [{ msg: text, no: nationalNumber(to) }] };

const MINUTE_MS = 60_000;
const PAGE_SIZE = 100;
const MAX_PAGES = 20;

/** Netgsm over its REST v2. */
export const openNetgsm = ({ url, user, password, header, timeoutMs }: Account) => {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  const post = async (path: string, body: object, maxMs: number) => {
    const response = await fetch(new URL(`/sms/rest/v2/${path}`, url), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(maxMs),
    });
    return { status: response.status, text: await response.text() };
  };

  const send: SendSms = async (sms) => {
    const path = sms.line === 'code' ? 'otp' : 'send';
    const response = await post(path, toBody(sms, header), timeoutMs).catch((error: unknown) => {
      if (!wasSent(error)) throw error;
      return null;
    });
    return response
      ? toOutcome(response.status, response.text)
      : { state: 'unknown', why: 'netgsm did not respond' };
  };

  const fetchReportPage = async (window: object, page: number): Promise<readonly Job[]> => {
    // Half the timeout: sending and one report request together must end before the lease of 15 s.
    const { text } = await post(
      'report',
      { ...window, pagenumber: page, pagesize: PAGE_SIZE },
      timeoutMs / 2,
    );
    return parseReport(text);
  };

  const find: FindSms = async ({ to, handedAt, excludedRefs }) => {
    const window = {
      startdate: formatProviderTime(handedAt - MINUTE_MS),
      stopdate: formatProviderTime(handedAt + 3 * MINUTE_MS),
    };
    const isMatch = ({ jobid, number }: Job) =>
      nationalNumber(number) === nationalNumber(to) && !excludedRefs.includes(jobid);
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const jobs = await fetchReportPage(window, page);
      const job = jobs.find(isMatch);
      if (job) return job.jobid;
      if (jobs.length < PAGE_SIZE) return null;
    }
    throw new Error(`netgsm report has more than ${MAX_PAGES} pages`);
  };

  return { send, find };
};
