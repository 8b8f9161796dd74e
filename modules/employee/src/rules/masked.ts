import { maskedPhone } from '@ayna/contracts/core/mask';
import type { Way } from './invitations.ts';

/** Enough to know one's own by: 0535 *** ** 88, a***@ornek.com. */
export const masked = ({ by, sentTo }: Way): string =>
  by === 'mail' ? sentTo.replace(/^(.)[^@]*/u, '$1***') : maskedPhone(sentTo);
