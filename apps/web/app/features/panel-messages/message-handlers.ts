import type { ContactMessage } from '../../data/content.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

/** Copies, and says which of the two it was, or that it did not work. */
const copyText = async (label: string, text: string): Promise<void> => {
  try {
    // Not there at all where the page is not served safely.
    await navigator.clipboard.writeText(text);
    showToast({ text: texts.copied(label) });
  } catch {
    showToast({ text: texts.notCopied, tone: 'danger' });
  }
};

/** The four things that can be done with a message. */
export type MessageHandlers = {
  readonly open: (message: ContactMessage) => void;
  readonly markRead: (message: ContactMessage) => void;
};

export const copyEmail = ({ email }: ContactMessage): void => void copyText(texts.email, email);
export const copyPhone = ({ phone }: ContactMessage): void => void copyText(texts.phone, phone);
