import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { serveHere } from './http.ts';
import { type Job, reportOf } from './netgsm-report.ts';

export type ReceivedSms = Job & {
  readonly line: 'otp' | 'send';
  readonly header: string;
  readonly text: string;
};

/**
 * How the server behaves to the next SMS it is offered: takes it; takes it and never answers; never
 * answers; takes it and answers late; or says one of its codes or an HTTP status.
 */
export type SmsMood =
  | 'take'
  | 'take-in-silence'
  | 'silence'
  | { readonly lateMs: number }
  | { readonly code: string }
  | { readonly status: number };

/** A report that is behind knows nothing yet. */
export type ReportMood = 'answer' | 'behind' | 'silence';

type Offered = {
  readonly line: 'otp' | 'send';
  readonly no: string;
  readonly text: string;
  readonly header: string;
};

type Account = { readonly user: string; readonly password: string; readonly port?: number };

const say = (
  res: ServerResponse,
  answer: { code: string },
  status = answer.code === '00' ? 200 : 406,
): void => void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));

type Body = { msgheader?: string; msg?: string; no?: string; messages?: { msg: string; no: string }[] };

const offeredIn = (line: 'otp' | 'send', body: Body): Offered => {
  const first = line === 'otp' ? body : body.messages?.[0];
  return { line, header: body.msgheader ?? '', no: first?.no ?? '', text: first?.msg ?? '' };
};

/** What is wrong with it by the provider's own rules: no header, no text or number, Turkish letters in a code. */
const complaint = ({ line, header, no, text }: Offered): string | null => {
  if (header === '') return '40';
  if (!/^(?:90)?5\d{9}$/.test(no)) return line === 'otp' ? '52' : '70';
  const fits = line === 'otp' ? /^[\n\x20-\x7e]{1,160}$/.test(text) : text.length > 0;
  return fits ? null : '20';
};

/** What it was given, and how it is to behave. */
const newDesk = () => {
  const sent: ReceivedSms[] = [];
  const state = {
    moodFor: (_sms: Offered): SmsMood => 'take',
    reportMood: 'answer' as ReportMood,
    tell: (_sms: ReceivedSms): void => undefined,
  };
  const take = ({ no, ...offered }: Offered): string => {
    const jobid = `${Date.now()}${String(sent.length).padStart(6, '0')}`;
    const sms = { ...offered, jobid, number: `90${no.slice(-10)}`, at: Date.now() };
    sent.push(sms);
    state.tell(sms);
    return jobid;
  };
  return { sent, state, take };
};

type Desk = ReturnType<typeof newDesk>;

const receive = async ({ state, take }: Desk, offered: Offered, res: ServerResponse): Promise<void> => {
  const mood = state.moodFor(offered);
  if (mood === 'silence') return;
  if (typeof mood === 'object' && 'status' in mood) return void res.writeHead(mood.status).end();
  const code = typeof mood === 'object' && 'code' in mood ? mood.code : complaint(offered);
  if (code) return say(res, { code });
  const answer = { code: '00', jobid: take(offered), description: 'queued' };
  if (mood === 'take-in-silence') return;
  if (typeof mood === 'object' && 'lateMs' in mood) await pause(mood.lateMs);
  say(res, answer);
};

const report = ({ sent, state }: Desk, body: object, res: ServerResponse): void => {
  if (state.reportMood === 'silence') return;
  say(res, reportOf(state.reportMood === 'behind' ? [] : sent, body));
};

const answer = async (desk: Desk, req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const path = req.method === 'POST' ? req.url : undefined;
  const body = JSON.parse(await text(req)) as Body;
  if (path === '/sms/rest/v2/otp') return receive(desk, offeredIn('otp', body), res);
  if (path === '/sms/rest/v2/send') return receive(desk, offeredIn('send', body), res);
  if (path === '/sms/rest/v2/report') return report(desk, body, res);
  res.writeHead(404).end();
};

/**
 * Netgsm for development and tests: its REST v2 over a socket, with its codes; it keeps what it is given and
 * can be made to fail in all the ways that matter.
 */
export const startNetgsm = async ({ user, password, port = 0 }: Account) => {
  const desk = newDesk();
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const server = await serveHere((req, res) => {
    if (req.headers.authorization !== expected) return say(res, { code: '30' });
    void answer(desk, req, res).catch(() => say(res, { code: '70' }));
  }, port);
  return {
    ...server,
    sent: desk.sent,
    /** Decides for each SMS, until it is told otherwise. */
    behave: (moodFor: (sms: Offered) => SmsMood) => {
      desk.state.moodFor = moodFor;
    },
    report: (mood: ReportMood) => {
      desk.state.reportMood = mood;
    },
    onSms: (tell: (sms: ReceivedSms) => void) => {
      desk.state.tell = tell;
    },
  };
};

export type Netgsm = Awaited<ReturnType<typeof startNetgsm>>;
