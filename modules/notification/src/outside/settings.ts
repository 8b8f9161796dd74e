import type { Settings } from '@ayna/kernel/module';
import * as z from 'zod/mini';

const shape = z.object({
  /** smtp://user:password@host:587, or smtps:// */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender that everybody sees. */
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Where messages of the contact form go. */
  CONTACT_INBOX: z.email(),
  NETGSM_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.netgsm.com.tr'),
  NETGSM_USER: z.string().check(z.minLength(1)),
  NETGSM_PASSWORD: z.string().check(z.minLength(1)),
  /** The sender that a phone shows, as the provider has registered it. */
  NETGSM_HEADER: z.string().check(z.minLength(3), z.maxLength(11)),
  NETGSM_TIMEOUT_MS: z._default(
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.pipe(z.transform(Number), z.int().check(z.maximum(8_000)))),
    8_000,
  ),
  /** Where people reach the product; messages lead there, and its host stands beside a code. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
});

export const readSettings = (settings: Settings) => {
  const read = z.safeParse(shape, settings);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`notification needs its settings: ${wrong}`);
};
