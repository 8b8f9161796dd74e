// red: product-knows-no-workshop
import { startMailServer } from '../../../../packages/stand-ins/src/mail.ts';

export const send = () => startMailServer;
