import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { serveLocally } from './http.ts';

export type VerimorSms = {
  readonly campaignId: string;
  readonly customId: string;
  /** 905321234567 */
  readonly number: string;
  readonly header: string;
  readonly text: string;
  readonly datacoding: string;
  readonly at: number;
};

/**
 * How the server treats the next SMS: it accepts it; accepts it without a response; gives no response and does not accept
 * it; accepts it and responds late; refuses it with one of its words, or with an HTTP status.
 */
export type VerimorBehavior =
  | 'accept'
  | 'accept-without-response'
  | 'no-response'
  | { readonly delayMs: number }
  | { readonly word: string }
  | { readonly status: number };

type Account = { readonly user: string; readonly password: string; readonly port?: number };

type Submission = {
  username?: string;
  password?: string;
  source_addr?: string;
  custom_id?: string;
  valid_for?: string;
  datacoding?: string;
  messages?: { msg?: string; dest?: string; id?: string }[];
};

const turkishLetters = /[\u015e\u015f\u011e\u011f\u00e7\u0131\u0130]/;
const plainCharacters = /^[\n\r\x20-\x7e\u00c7\u00d6\u00dc\u00f6\u00fc\u00e4\u00c4\u20ac]*$/;

/** The provider's word for what is wrong with a submission. */
const findError = ({ source_addr, valid_for, datacoding, messages = [] }: Submission): string | null => {
  const [first] = messages;
  if (!source_addr) return 'INVALID_SOURCE_ADDRESS';
  if (!first?.msg) return 'MISSING_MESSAGE';
  if (!first.dest) return 'MISSING_DESTINATION_ADDRESS';
  if (!/^905\d{9}$/.test(first.dest)) return 'INVALID_DESTINATION_ADDRESS';
  if (!/^(?:[0-3]?\d|4[0-8]):[0-5]\d$/.test(valid_for ?? '')) return 'INVALID_PERIOD';
  const plain = first.msg.replaceAll(new RegExp(turkishLetters, 'g'), '');
  const fits = { 0: plainCharacters.test(first.msg), 1: plainCharacters.test(plain), 2: true };
  return fits[datacoding as '0'] ? null : 'INVALID_DATACODING';
};

const respond = (res: ServerResponse, status: number, body: string): void =>
  void res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(body);

const notFound = 'Bu idye sahip kampanya bulunamadi';
const wrongAccount = 'Gecersiz kullanici adi/sifre';

const statusRow = ({ campaignId, customId, number }: VerimorSms) => ({
  campaign_id: Number(campaignId),
  campaign_custom_id: customId,
  message_id: `1${campaignId}`,
  message_custom_id: customId,
  dest: number,
  size: 1,
  international_multiplier: 1,
  credits: 1,
  status: 'WAITING',
  gsm_error: '0',
  sent_at: null,
  done_at: null,
});

const toSms = (
  { custom_id = '', source_addr = '', datacoding = '', messages = [] }: Submission,
  campaignId: string,
): VerimorSms => {
  const { dest = '', msg = '' } = messages[0] ?? {};
  return {
    campaignId,
    customId: custom_id,
    number: dest,
    header: source_addr,
    text: msg,
    datacoding,
    at: Date.now(),
  };
};

/**
 * Verimor for development and tests: its v2 over a socket, with its words. It stores the SMS it accepts, answers by the
 * caller's own id, and can be set to fail in every way that the product handles.
 */
export const startVerimor = async ({ user, password, port = 0 }: Account) => {
  const sent: VerimorSms[] = [];
  const settings = { behaviorFor: (_sms: Submission): VerimorBehavior => 'accept', answersStatus: true };

  const handleSubmission = async (body: Submission, res: ServerResponse): Promise<void> => {
    if (body.username !== user || body.password !== password) return respond(res, 401, wrongAccount);
    const behavior = settings.behaviorFor(body);
    if (behavior === 'no-response') return;
    if (typeof behavior === 'object' && 'status' in behavior) return respond(res, behavior.status, '');
    const word = typeof behavior === 'object' && 'word' in behavior ? behavior.word : findError(body);
    if (word) return respond(res, 400, word);
    const campaignId = String(20_000 + sent.length);
    sent.push(toSms(body, campaignId));
    if (behavior === 'accept-without-response') return;
    if (typeof behavior === 'object' && 'delayMs' in behavior) await pause(behavior.delayMs);
    respond(res, 200, campaignId);
  };

  const handleStatus = (query: URLSearchParams, res: ServerResponse): void => {
    if (!settings.answersStatus) return;
    if (query.get('username') !== user || query.get('password') !== password)
      return respond(res, 401, wrongAccount);
    const found = sent.filter(
      ({ customId, campaignId }) => customId === query.get('custom_id') || campaignId === query.get('id'),
    );
    if (found.length === 0) return respond(res, 404, notFound);
    respond(res, 200, JSON.stringify(found.map(statusRow)));
  };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    if (req.method === 'GET' && pathname === '/v2/status') return handleStatus(searchParams, res);
    if (req.method === 'POST' && pathname === '/v2/send.json')
      return handleSubmission(JSON.parse(await text(req)) as Submission, res);
    res.writeHead(404).end();
  };

  const server = await serveLocally((req, res) => {
    void handle(req, res).catch(() => respond(res, 400, 'MISSING_MESSAGE'));
  }, port);
  return {
    ...server,
    sent,
    /** Decides for each SMS, until it is set again. */
    setBehavior: (behaviorFor: (sms: Submission) => VerimorBehavior) => {
      settings.behaviorFor = behaviorFor;
    },
    /** Whether it says what became of an SMS. */
    setAnswersStatus: (answers: boolean) => {
      settings.answersStatus = answers;
    },
  };
};

export type Verimor = Awaited<ReturnType<typeof startVerimor>>;
