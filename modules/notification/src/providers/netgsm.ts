import { type Job, parseReport, toOutcome } from './netgsm-responses.ts';
import type { Outcome } from './outcome.ts';
import { formatProviderTime } from './provider-time.ts';
import { orUnavailable, type Search, type Sms, type SmsProvider, unlessUnsent } from './sms.ts';

type Account = {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly header: string;
  readonly timeoutMs: number;
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
export const openNetgsm = ({ url, user, password, header, timeoutMs }: Account): SmsProvider => {
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

  const send = async (sms: Sms): Promise<Outcome> => {
    const path = sms.line === 'code' ? 'otp' : 'send';
    const response = await post(path, toBody(sms, header), timeoutMs).catch(unlessUnsent);
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

  /** By time and number: a message without a response has no job id. The report is late at times, so it proves no absence. */
  const find = async ({ to, handedAt, excludedRefs }: Search) => {
    const window = {
      startdate: formatProviderTime(handedAt - MINUTE_MS),
      stopdate: formatProviderTime(handedAt + 3 * MINUTE_MS),
    };
    const isMatch = ({ jobid, number }: Job) =>
      nationalNumber(number) === nationalNumber(to) && !excludedRefs.includes(jobid);
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const jobs = await fetchReportPage(window, page);
      const job = jobs.find(isMatch);
      if (job) return { ref: job.jobid };
      if (jobs.length < PAGE_SIZE) return 'unsure';
    }
    throw new Error(`netgsm report has more than ${MAX_PAGES} pages`);
  };

  return { name: 'netgsm', send: (sms) => orUnavailable(send(sms)), find };
};
