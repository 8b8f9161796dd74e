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
  /** When it was taken, in milliseconds. */
  readonly at: number;
};

/** How the server behaves to the next mail it is offered. */
export type MailMood = 'take' | 'busy' | 'refuse';

const refusals = { busy: [451, 'try again later'], refuse: [550, 'no such mailbox'] } as const;

type Address = { address?: string };
const addresses = (list: Address[] | undefined): string[] => (list ?? []).map(({ address }) => address ?? '');

const read = async (raw: string): Promise<ReceivedMail> => {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    headers: mail.headers.map(({ key }) => key),
    at: Date.now(),
  };
};

/**
 * A mail server for development and tests: it speaks real SMTP on a socket, keeps what it is given, and
 * can be busy or refuse when asked to.
 */
export const startMailServer = async (port = 0) => {
  const mails: ReceivedMail[] = [];
  const state = {
    moodFor: (_mail: ReceivedMail): MailMood => 'take',
    tell: (_mail: ReceivedMail): void => undefined,
  };

  const take = async (stream: Readable): Promise<Error | null> => {
    const mail = await read(await text(stream));
    const mood = state.moodFor(mail);
    if (mood === 'take') {
      mails.push(mail);
      state.tell(mail);
      return null;
    }
    const [responseCode, message] = refusals[mood];
    return Object.assign(new Error(message), { responseCode });
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, answer) => {
      const failed = (error: unknown): Error => error as Error;
      void take(stream).catch(failed).then(answer);
    },
  });
  // A client that is killed in mid-sentence is no reason to end.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    /** Decides for each mail, until it is told otherwise. */
    behave: (moodFor: (mail: ReceivedMail) => MailMood) => {
      state.moodFor = moodFor;
    },
    onMail: (tell: (mail: ReceivedMail) => void) => {
      state.tell = tell;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
