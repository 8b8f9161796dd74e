import { CallFailed } from '@ayna/contracts/core/client';
import type { Fields } from '@ayna/contracts/core/refusal';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

/** What to say of a failed call; the client has put a Turkish sentence into it. */
export const wordsOf = (failure: unknown): string =>
  failure instanceof CallFailed ? failure.body.message : texts.unexpected;

/** What the server says of single fields, if it does. */
export const fieldsOf = (failure: unknown): Fields =>
  failure instanceof CallFailed ? (failure.body.fields ?? {}) : {};

export const sayFailure = (failure: unknown): void => showToast({ text: wordsOf(failure), tone: 'danger' });
