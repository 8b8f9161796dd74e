import type { output } from 'zod/mini';
import { type $ZodErrorMap, type $ZodIssue, type $ZodRawIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { fieldMessages } from './fields/errors.ts';
import type { FieldErrors } from './refusal.ts';

type RangeIssue = Extract<$ZodRawIssue, { code: 'too_small' | 'too_big' }>;

const rangeMessage = (issue: RangeIssue): string => {
  const isTooSmall = issue.code === 'too_small';
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (!isTooSmall) return fieldMessages.tooLong(limit);
    return limit <= 1 ? fieldMessages.required : fieldMessages.tooShort(limit);
  }
  if (issue.origin === 'array' || issue.origin === 'set')
    return isTooSmall ? fieldMessages.tooFew(limit) : fieldMessages.tooMany(limit);
  return isTooSmall ? fieldMessages.tooSmall(limit) : fieldMessages.tooBig(limit);
};

/** Turns an issue into a sentence. A schema's own `error` takes precedence, because it knows its field. */
const errorMessage: $ZodErrorMap = (issue) => {
  if (issue.code === 'too_small' || issue.code === 'too_big') return rangeMessage(issue);
  if (issue.code === 'invalid_value') return fieldMessages.notInList;
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null))
    return fieldMessages.required;
  return fieldMessages.malformed;
};

/** Keeps the first message of each field. A nested field is `workHours.0.startTime`. */
const toFieldErrors = (issues: readonly $ZodIssue[]): FieldErrors => {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.') || 'form'] ??= issue.message;
  return fields;
};

export type ValidationResult<T> =
  | { readonly value: T; readonly fields?: never }
  | { readonly fields: FieldErrors };

/** Validates a value; returns it, or a Turkish message per invalid field. */
export const validate = <S extends $ZodType>(schema: S, value: unknown): ValidationResult<output<S>> => {
  const result = safeParse(schema, value, { error: errorMessage });
  return result.success ? { value: result.data } : { fields: toFieldErrors(result.error.issues) };
};
