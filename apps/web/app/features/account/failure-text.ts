import { CallFailed } from '@ayna/contracts/core/client';
import type { Fields } from '@ayna/contracts/core/refusal';

/** What the server says of single fields, if it does. */
export const fieldsOf = (failure: unknown): Fields =>
  failure instanceof CallFailed ? (failure.body.fields ?? {}) : {};
