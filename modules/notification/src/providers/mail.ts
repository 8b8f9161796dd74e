import nodemailer from 'nodemailer';
import type { Outcome } from './outcome.ts';

type Mail = {
  /** Becomes the Message-ID, by which a mailbox recognises a duplicate. */
  readonly code: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
};

export type SendMail = (mail: Mail) => Promise<Outcome>;

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

const isPermanent = (error: unknown): error is Error & { responseCode: number } => {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500 && responseCode < 600;
};

export const openMail = (url: string, from: string) => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 3_000,
    greetingTimeout: 3_000,
    socketTimeout: 6_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const send: SendMail = async ({ code, to, replyTo, subject, body }) => {
    try {
      const { response } = await transport.sendMail({
        from,
        to,
        subject,
        text: body,
        messageId: `<${code}@${domainOf(from)}>`,
        ...(replyTo && { replyTo }),
      });
      return { state: 'accepted', ref: response };
    } catch (error) {
      if (isPermanent(error)) return { state: 'failed', why: error.message };
      throw error;
    }
  };
  return { send, close: () => transport.close() };
};
