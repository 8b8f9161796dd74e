import { CallError } from '@ayna/contracts/core/client';
import { failureTexts } from '../lib/texts.ts';
import { showToast } from '../ui/toast.tsx';

/** What to say of a failed call; the client has put a Turkish sentence into it. */
export const failureMessage = (failure: unknown): string =>
  failure instanceof CallError ? failure.message : failureTexts.unexpected;

export const showFailure = (failure: unknown): void =>
  showToast({ text: failureMessage(failure), tone: 'danger' });
