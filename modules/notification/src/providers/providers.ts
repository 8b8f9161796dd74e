import type { Settings } from '@ayna/kernel/module';
import { openMail, type SendMail } from './mail.ts';
import { type FindSms, openNetgsm, type SendSms } from './netgsm.ts';
import type { Outcome } from './outcome.ts';
import { readSettings } from './settings.ts';

export type { Outcome };

export type Providers = {
  readonly sendMail: SendMail;
  readonly sendSms: SendSms;
  readonly findSms: FindSms;
  readonly contactInbox: string;
  /** The public address of the product. */
  readonly site: { readonly origin: string; readonly host: string };
  readonly smsPerHour: number;
  readonly limitsEnabled: boolean;
  close(): void;
};

export const openProviders = (settings: Settings): Providers => {
  const env = readSettings(settings);
  const { origin, hostname: host } = new URL(env.PUBLIC_URL);
  const mail = openMail(env.SMTP_URL, env.MAIL_FROM);
  const sms = openNetgsm({
    url: env.NETGSM_URL,
    user: env.NETGSM_USER,
    password: env.NETGSM_PASSWORD,
    header: env.NETGSM_HEADER,
    timeoutMs: env.NETGSM_TIMEOUT_MS,
  });
  return {
    sendMail: mail.send,
    sendSms: sms.send,
    findSms: sms.find,
    contactInbox: env.CONTACT_INBOX,
    site: { origin, host },
    smsPerHour: env.SMS_PER_HOUR,
    limitsEnabled: env.LIMITS !== 'off',
    close: mail.close,
  };
};
