import type { Settings } from '@ayna/kernel/module';
import * as z from 'zod/mini';

const timeout = z._default(
  z.pipe(z.string().check(z.regex(/^\d+$/)), z.pipe(z.transform(Number), z.int().check(z.maximum(8_000)))),
  8_000,
);
/** The sender that a phone shows, as registered with the provider. */
const smsHeader = z.string().check(z.minLength(3), z.maxLength(11));

const shape = z.object({
  /** smtp://user:password@host:587, or smtps:// */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender that recipients see. */
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** The recipient of contact messages. */
  CONTACT_INBOX: z.email(),
  NETGSM_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.netgsm.com.tr'),
  NETGSM_USER: z.string().check(z.minLength(1)),
  NETGSM_PASSWORD: z.string().check(z.minLength(1)),
  NETGSM_HEADER: smsHeader,
  NETGSM_TIMEOUT_MS: timeout,
  VERIMOR_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://sms.verimor.com.tr'),
  /** Without an account there is no second provider. */
  VERIMOR_USER: z.optional(z.string()),
  VERIMOR_PASSWORD: z.optional(z.string()),
  VERIMOR_HEADER: z.optional(smsHeader),
  VERIMOR_TIMEOUT_MS: timeout,
  /** The most SMS of one hour, of codes and of all others. The others wait, and an error in the log tells it. */
  SMS_PER_HOUR: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.pipe(z.transform(Number), z.int().check(z.minimum(1)))),
    3_000,
  ),
  LIMITS: z.optional(z.string()),
  /** The public address of the product. Links in messages use it, and an SMS code names its host. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
});

export const readSettings = (settings: Settings) => {
  const parsed = z.safeParse(shape, settings);
  if (parsed.success) return parsed.data;
  const invalid = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`notification needs its settings: ${invalid}`);
};
