import type { Settings } from '@ayna/kernel/module';
import { openMail, type SendMail } from './mail.ts';
import { type FindSms, openNetgsm, type SendSms } from './netgsm.ts';
import type { Outcome } from './outcome.ts';
import { readSettings } from './settings.ts';

export type { Outcome };

/** What notification reaches outside the product. */
export type Outside = {
  readonly sendMail: SendMail;
  readonly sendSms: SendSms;
  readonly findSms: FindSms;
  readonly contactInbox: string;
  /** Where people reach the product. */
  readonly site: { readonly origin: string; readonly host: string };
  close(): void;
};

export const openOutside = (settings: Settings): Outside => {
  const read = readSettings(settings);
  const { origin, hostname: host } = new URL(read.PUBLIC_URL);
  const mail = openMail(read.SMTP_URL, read.MAIL_FROM);
  const sms = openNetgsm({
    url: read.NETGSM_URL,
    user: read.NETGSM_USER,
    password: read.NETGSM_PASSWORD,
    header: read.NETGSM_HEADER,
    timeoutMs: read.NETGSM_TIMEOUT_MS,
  });
  return {
    sendMail: mail.send,
    sendSms: sms.send,
    findSms: sms.find,
    contactInbox: read.CONTACT_INBOX,
    site: { origin, host },
    close: mail.close,
  };
};
