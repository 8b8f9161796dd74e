import { serveLocally } from './http.ts';
import type { ReceivedMail } from './mail.ts';
import type { ReceivedSms } from './netgsm.ts';
import type { VerimorSms } from './verimor.ts';

type InboxMessage = {
  readonly id: string;
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly at: string;
};

type Sources = {
  readonly mails: readonly ReceivedMail[];
  readonly sent: readonly ReceivedSms[];
  /** Through the second provider. */
  readonly otherSent: readonly VerimorSms[];
};

const MAX_MESSAGES = 100;

const fromMail = ({ messageId, to, subject, text, at }: ReceivedMail): InboxMessage => ({
  id: messageId,
  channel: 'mail',
  to: to.join(', '),
  subject,
  text,
  at: new Date(at).toISOString(),
});

type Sms = { readonly id: string; readonly number: string; readonly text: string; readonly at: number };

const fromSms = ({ id, number, text, at }: Sms): InboxMessage => ({
  id,
  channel: 'sms',
  to: `+${number}`,
  subject: null,
  text,
  at: new Date(at).toISOString(),
});

const listMessages = ({ mails, sent, otherSent }: Sources): InboxMessage[] =>
  [
    ...mails.map(fromMail),
    ...sent.map((sms) => fromSms({ ...sms, id: sms.jobid })),
    ...otherSent.map((sms) => fromSms({ ...sms, id: `verimor ${sms.campaignId}` })),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, MAX_MESSAGES);

/** Serves the messages that the stand-ins received as JSON, newest first, for the development inbox. */
export const startInbox = (sources: Sources, port = 0) =>
  serveLocally((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(listMessages(sources)));
  }, port);
