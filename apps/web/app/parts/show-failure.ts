import { CallError } from '@ayna/contracts/core/client';
import { isOffline } from '../lib/connection.ts';
import { failureTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.tsx';

/** What to say of a failed call; the client has put a Turkish sentence into it. */
export const failureMessage = (failure: unknown): string =>
  failure instanceof CallError ? failure.message : failureTexts.unexpected;

export const showFailure = (failure: unknown): void =>
  showToast({ text: failureMessage(failure), tone: 'danger' });

/** Of a read that nobody pressed a button for: without a network the shell says so already, and says it once. */
export const showReadFailure = (failure: unknown): void => {
  if (!isOffline()) showFailure(failure);
};
