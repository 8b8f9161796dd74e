import type { Settings } from '@ayna/kernel/module';
import { type Handed, openMail, type SendMail } from './mail.ts';
import { readSettings } from './settings.ts';

export type { Handed };

/** What notification reaches outside the product. */
export type Outside = {
  readonly sendMail: SendMail;
  readonly contactInbox: string;
  close(): void;
};

export const openOutside = (settings: Settings): Outside => {
  const { SMTP_URL, MAIL_FROM, CONTACT_INBOX } = readSettings(settings);
  const mail = openMail(SMTP_URL, MAIL_FROM);
  return { sendMail: mail.send, contactInbox: CONTACT_INBOX, close: mail.close };
};
