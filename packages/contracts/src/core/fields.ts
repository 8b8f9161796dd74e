import type { output } from 'zod/mini';
import { type $ZodErrorMap, type $ZodIssue, type $ZodRawIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { fieldMessages as say } from '../errors.ts';
import type { Fields } from './refusal.ts';

type Bounded = Extract<$ZodRawIssue, { code: 'too_small' | 'too_big' }>;

const bound = (issue: Bounded): string => {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (!small) return say.tooLong(limit);
    return limit <= 1 ? say.required : say.tooShort(limit);
  }
  if (issue.origin === 'array' || issue.origin === 'set')
    return small ? say.tooFew(limit) : say.tooMany(limit);
  return small ? say.tooSmall(limit) : say.tooBig(limit);
};

/** One issue as a sentence. A schema's own `error` goes before it, because it knows its field. */
const sentence: $ZodErrorMap = (issue) => {
  if (issue.code === 'too_small' || issue.code === 'too_big') return bound(issue);
  if (issue.code === 'invalid_value') return say.notInList;
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null))
    return say.required;
  return say.malformed;
};

/** Field to sentence, the first per field; a path reads `workHours.0.startTime`. */
const fieldsOf = (issues: readonly $ZodIssue[]): Fields => {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.') || 'form'] ??= issue.message;
  return fields;
};

export type Checked<T> = { readonly value: T; readonly fields?: never } | { readonly fields: Fields };

/** Checks a value and says in the reader's language what is wrong with which field. */
export const check = <S extends $ZodType>(schema: S, value: unknown): Checked<output<S>> => {
  const result = safeParse(schema, value, { error: sentence });
  return result.success ? { value: result.data } : { fields: fieldsOf(result.error.issues) };
};
