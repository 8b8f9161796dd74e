import { maskPhone } from '@ayna/contracts/core/mask';
import type { Delivery } from './invitations.ts';

/** Shows enough to recognise one's own contact: 0535 *** ** 88, a***@ornek.com. */
export const maskContact = ({ by, sentTo }: Delivery): string =>
  by === 'mail' ? sentTo.replace(/^(.)[^@]*/u, '$1***') : maskPhone(sentTo);
