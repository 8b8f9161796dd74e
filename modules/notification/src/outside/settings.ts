import type { Settings } from '@ayna/kernel/module';
import * as z from 'zod/mini';

const shape = z.object({
  /** smtp://user:password@host:587, or smtps:// */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender that everybody sees. */
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Where messages of the contact form go. */
  CONTACT_INBOX: z.email(),
});

export const readSettings = (settings: Settings) => {
  const read = z.safeParse(shape, settings);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`notification needs its settings: ${wrong}`);
};
