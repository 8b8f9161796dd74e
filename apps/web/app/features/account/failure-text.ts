import { CallError } from '@ayna/contracts/core/client';
import type { FieldErrors } from '@ayna/contracts/core/refusal';

/** What the server says of single fields, if it does. */
export const fieldsOf = (failure: unknown): FieldErrors =>
  failure instanceof CallError ? (failure.body.fields ?? {}) : {};
