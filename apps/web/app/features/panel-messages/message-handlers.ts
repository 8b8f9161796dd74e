import type { ContactMessage } from '../../data/content.ts';
import { copyText } from './copy-text.ts';
import { texts } from './texts.ts';

/** The four things that can be done with a message. */
export type MessageHandlers = {
  readonly open: (message: ContactMessage) => void;
  readonly markRead: (message: ContactMessage) => void;
};

export const copyEmail = ({ email }: ContactMessage): void => void copyText(texts.email, email);
export const copyPhone = ({ phone }: ContactMessage): void => void copyText(texts.phone, phone);
