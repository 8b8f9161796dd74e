// violates: product-imports-no-tooling
import { startMailServer } from '../../../../packages/stand-ins/src/mail.ts';

export const send = () => startMailServer;
