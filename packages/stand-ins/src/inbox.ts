import { serveHere } from './http.ts';
import type { ReceivedMail } from './mail.ts';
import type { ReceivedSms } from './netgsm.ts';

type InboxMessage = {
  readonly id: string;
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly at: string;
};

type Sources = { readonly mails: readonly ReceivedMail[]; readonly sent: readonly ReceivedSms[] };

const MOST = 100;

const ofMail = ({ messageId, to, subject, text, at }: ReceivedMail): InboxMessage => ({
  id: messageId,
  channel: 'mail',
  to: to.join(', '),
  subject,
  text,
  at: new Date(at).toISOString(),
});

const ofSms = ({ jobid, number, text, at }: ReceivedSms): InboxMessage => ({
  id: jobid,
  channel: 'sms',
  to: `+${number}`,
  subject: null,
  text,
  at: new Date(at).toISOString(),
});

/** What went out, newest first. */
const inboxOf = ({ mails, sent }: Sources): InboxMessage[] =>
  [...mails.map(ofMail), ...sent.map(ofSms)]
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, MOST);

/** Shows, as JSON, what the stand-ins were given, for the development inbox. */
export const startInbox = (sources: Sources, port = 0) =>
  serveHere((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(inboxOf(sources)));
  }, port);
