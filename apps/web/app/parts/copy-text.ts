import { showToast } from '../ui/toast.tsx';
import { texts } from './copy-text.texts.ts';

/** Whether it is on the clipboard now. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    // Not there at all where the page is not served safely.
    await navigator.clipboard.writeText(text);
    showToast({ text: texts.copied, hasIcon: false });
    return true;
  } catch {
    showToast({ text: texts.notCopied, hasIcon: false, tone: 'danger' });
    return false;
  }
};
