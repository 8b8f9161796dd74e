// red: actions-reach-outside-by-ctx
import { openMail } from '../outside/mail.ts';

export const send = () => openMail();
