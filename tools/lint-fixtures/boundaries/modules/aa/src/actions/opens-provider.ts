// violates: providers-only-through-ctx
import { openMail } from '../providers/mail.ts';

export const send = () => openMail();
