import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

/** Copies, and says which of the two it was, or that it did not work. */
export const copyText = async (label: string, text: string): Promise<void> => {
  try {
    // Not there at all where the page is not served safely.
    await navigator.clipboard.writeText(text);
    showToast({ text: texts.copied(label) });
  } catch {
    showToast({ text: texts.notCopied, tone: 'danger' });
  }
};
