import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly headers: readonly string[];
  /** When it was accepted, in milliseconds. */
  readonly at: number;
};

export type MailBehavior = 'accept' | 'busy' | 'reject';

const rejections = { busy: [451, 'try again later'], reject: [550, 'no such mailbox'] } as const;

type Address = { address?: string };
const addressesOf = (list: Address[] | undefined): string[] =>
  (list ?? []).map(({ address }) => address ?? '');

const parseMail = async (raw: string): Promise<ReceivedMail> => {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to: addressesOf(mail.to),
    replyTo: addressesOf(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    headers: mail.headers.map(({ key }) => key),
    at: Date.now(),
  };
};

/**
 * A mail server for development and tests. It speaks SMTP on a socket, stores the mails it accepts, and can be
 * set to be busy or to reject.
 */
export const startMailServer = async (port = 0) => {
  const mails: ReceivedMail[] = [];
  const state = {
    behaviorFor: (_mail: ReceivedMail): MailBehavior => 'accept',
    notify: (_mail: ReceivedMail): void => undefined,
  };

  const receive = async (stream: Readable): Promise<Error | null> => {
    const mail = await parseMail(await text(stream));
    const behavior = state.behaviorFor(mail);
    if (behavior === 'accept') {
      mails.push(mail);
      state.notify(mail);
      return null;
    }
    const [responseCode, message] = rejections[behavior];
    return Object.assign(new Error(message), { responseCode });
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, respond) => {
      const toError = (error: unknown): Error => error as Error;
      void receive(stream).catch(toError).then(respond);
    },
  });
  // A client that is killed during a command must not end the server.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    /** Decides for each mail, until it is set again. */
    setBehavior: (behaviorFor: (mail: ReceivedMail) => MailBehavior) => {
      state.behaviorFor = behaviorFor;
    },
    onMail: (notify: (mail: ReceivedMail) => void) => {
      state.notify = notify;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
