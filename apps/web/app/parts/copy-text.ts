import { showToast } from '../ui/toast.tsx';
import { texts } from './copy-text.texts.ts';

export const copyText = async (text: string): Promise<void> => {
  try {
    // Not there at all where the page is not served safely.
    await navigator.clipboard.writeText(text);
    showToast({ text: texts.copied, hasIcon: false });
  } catch {
    showToast({ text: texts.notCopied, hasIcon: false, tone: 'danger' });
  }
};
