import type { Settings } from '@ayna/kernel/module';
import { openMail, type SendMail } from './mail.ts';
import { openNetgsm } from './netgsm.ts';
import type { Outcome } from './outcome.ts';
import { readSettings } from './settings.ts';
import type { SmsProvider } from './sms.ts';
import { openVerimor } from './verimor.ts';

export type { Outcome };

export type Providers = {
  readonly sendMail: SendMail;
  /** In the order in which they are tried. */
  readonly sms: readonly SmsProvider[];
  readonly contactInbox: string;
  /** The public address of the product. */
  readonly site: { readonly origin: string; readonly host: string };
  readonly smsPerHour: number;
  readonly limitsEnabled: boolean;
  close(): void;
};

const openSms = (env: ReturnType<typeof readSettings>): SmsProvider[] => {
  const netgsm = openNetgsm({
    url: env.NETGSM_URL,
    user: env.NETGSM_USER,
    password: env.NETGSM_PASSWORD,
    header: env.NETGSM_HEADER,
    timeoutMs: env.NETGSM_TIMEOUT_MS,
  });
  const { VERIMOR_USER: user, VERIMOR_PASSWORD: password, VERIMOR_HEADER: header } = env;
  if (!user || !password || !header) return [netgsm];
  return [
    netgsm,
    openVerimor({ url: env.VERIMOR_URL, user, password, header, timeoutMs: env.VERIMOR_TIMEOUT_MS }),
  ];
};

export const openProviders = (settings: Settings): Providers => {
  const env = readSettings(settings);
  const { origin, hostname: host } = new URL(env.PUBLIC_URL);
  const mail = openMail(env.SMTP_URL, env.MAIL_FROM);
  return {
    sendMail: mail.send,
    sms: openSms(env),
    contactInbox: env.CONTACT_INBOX,
    site: { origin, host },
    smsPerHour: env.SMS_PER_HOUR,
    limitsEnabled: env.LIMITS !== 'off',
    close: mail.close,
  };
};
