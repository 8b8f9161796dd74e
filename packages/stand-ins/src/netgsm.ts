import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { serveLocally } from './http.ts';
import { buildReport, type Job } from './netgsm-report.ts';

export type ReceivedSms = Job & {
  readonly line: 'otp' | 'send';
  readonly header: string;
  readonly text: string;
};

/**
 * How the server treats the next SMS: it accepts it; accepts it without a response; gives no response and does
 * not accept it; accepts it and responds late; or responds with one of its codes or an HTTP status.
 */
export type SmsBehavior =
  | 'accept'
  | 'accept-without-response'
  | 'no-response'
  | { readonly delayMs: number }
  | { readonly code: string }
  | { readonly status: number };

/** An outdated report does not contain the newest jobs yet. */
export type ReportBehavior = 'respond' | 'outdated' | 'no-response';

type SubmittedSms = {
  readonly line: 'otp' | 'send';
  readonly no: string;
  readonly text: string;
  readonly header: string;
};

type Account = { readonly user: string; readonly password: string; readonly port?: number };

const respond = (
  res: ServerResponse,
  body: { code: string },
  status = body.code === '00' ? 200 : 406,
): void => void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

type SubmissionBody = {
  msgheader?: string;
  msg?: string;
  no?: string;
  messages?: { msg: string; no: string }[];
};

const parseSubmission = (line: 'otp' | 'send', body: SubmissionBody): SubmittedSms => {
  const first = line === 'otp' ? body : body.messages?.[0];
  return { line, header: body.msgheader ?? '', no: first?.no ?? '', text: first?.msg ?? '' };
};

/** The provider's error code for a missing header, text or number, and for Turkish letters in a code. */
const findError = ({ line, header, no, text }: SubmittedSms): string | null => {
  if (header === '') return '40';
  if (!/^(?:90)?5\d{9}$/.test(no)) return line === 'otp' ? '52' : '70';
  const fits = line === 'otp' ? /^[\n\x20-\x7e]{1,160}$/.test(text) : text.length > 0;
  return fits ? null : '20';
};

const createState = () => {
  const sent: ReceivedSms[] = [];
  const settings = {
    behaviorFor: (_sms: SubmittedSms): SmsBehavior => 'accept',
    reportBehavior: 'respond' as ReportBehavior,
    notify: (_sms: ReceivedSms): void => undefined,
  };
  const accept = ({ no, ...submitted }: SubmittedSms): string => {
    const jobid = `${Date.now()}${String(sent.length).padStart(6, '0')}`;
    const sms = { ...submitted, jobid, number: `90${no.slice(-10)}`, at: Date.now() };
    sent.push(sms);
    settings.notify(sms);
    return jobid;
  };
  return { sent, settings, accept };
};

type ServerState = ReturnType<typeof createState>;

const handleSubmission = async (
  { settings, accept }: ServerState,
  submitted: SubmittedSms,
  res: ServerResponse,
): Promise<void> => {
  const behavior = settings.behaviorFor(submitted);
  if (behavior === 'no-response') return;
  if (typeof behavior === 'object' && 'status' in behavior) return void res.writeHead(behavior.status).end();
  const code = typeof behavior === 'object' && 'code' in behavior ? behavior.code : findError(submitted);
  if (code) return respond(res, { code });
  const body = { code: '00', jobid: accept(submitted), description: 'queued' };
  if (behavior === 'accept-without-response') return;
  if (typeof behavior === 'object' && 'delayMs' in behavior) await pause(behavior.delayMs);
  respond(res, body);
};

const handleReport = ({ sent, settings }: ServerState, body: object, res: ServerResponse): void => {
  if (settings.reportBehavior === 'no-response') return;
  respond(res, buildReport(settings.reportBehavior === 'outdated' ? [] : sent, body));
};

const handleRequest = async (
  state: ServerState,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> => {
  const path = req.method === 'POST' ? req.url : undefined;
  const body = JSON.parse(await text(req)) as SubmissionBody;
  if (path === '/sms/rest/v2/otp') return handleSubmission(state, parseSubmission('otp', body), res);
  if (path === '/sms/rest/v2/send') return handleSubmission(state, parseSubmission('send', body), res);
  if (path === '/sms/rest/v2/report') return handleReport(state, body, res);
  res.writeHead(404).end();
};

/**
 * Netgsm for development and tests: its REST v2 over a socket, with its codes. It stores the SMS it accepts and
 * can be set to fail in every way that the product handles.
 */
export const startNetgsm = async ({ user, password, port = 0 }: Account) => {
  const state = createState();
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const server = await serveLocally((req, res) => {
    if (req.headers.authorization !== expected) return respond(res, { code: '30' });
    void handleRequest(state, req, res).catch(() => respond(res, { code: '70' }));
  }, port);
  return {
    ...server,
    sent: state.sent,
    /** Decides for each SMS, until it is set again. */
    setBehavior: (behaviorFor: (sms: SubmittedSms) => SmsBehavior) => {
      state.settings.behaviorFor = behaviorFor;
    },
    setReportBehavior: (behavior: ReportBehavior) => {
      state.settings.reportBehavior = behavior;
    },
    onSms: (notify: (sms: ReceivedSms) => void) => {
      state.settings.notify = notify;
    },
  };
};

export type Netgsm = Awaited<ReturnType<typeof startNetgsm>>;
