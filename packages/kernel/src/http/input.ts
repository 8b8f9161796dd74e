import type { Route } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { type FieldErrors, Refusal } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import type { SalonCodePath } from '@ayna/contracts/core/who';

export type RawInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
export type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

const parts = ['params', 'query', 'body'] as const;

/** Deeper than any form of ours. */
const MAX_DEPTH = 12;

/** PostgreSQL stores no NUL, and half of a surrogate pair is no character. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Whether all texts in it can be stored, and nothing is nested too deep. */
const isReadable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  return Object.keys(value).every(
    (key) => isText(key) && isReadable((value as Record<string, unknown>)[key], depth + 1),
  );
};

/** The path of the first part that is not readable, for the one call in thousands that has such a part. */
const pathOfUnreadable = (value: unknown): string => {
  const path: string[] = [];
  let part = value;
  // Nobody fills in a form that is nested deeper.
  while (typeof part === 'object' && part !== null && path.length < 3) {
    const [key, inner] = Object.entries(part).find(([name, one]) => isText(name) && !isReadable(one)) ?? [];
    if (key === undefined) break;
    path.push(key);
    part = inner;
  }
  return path.join('.') || 'form';
};

/** Validates the input against the route's schemas, and refuses with all wrong fields together. */
export const readInput = (route: Route, raw: RawInput): Input => {
  const input: Record<string, unknown> = {};
  let wrong: FieldErrors | undefined;
  for (const part of parts) {
    const schema = route[part];
    if (!schema) continue;
    if (!isReadable(raw[part])) {
      wrong = { ...wrong, [pathOfUnreadable(raw[part])]: fieldMessages.malformed };
      continue;
    }
    const checked = validate(schema, raw[part] ?? {});
    if (checked.fields) wrong = { ...wrong, ...checked.fields };
    else input[part] = checked.value;
  }
  if (wrong) throw new Refusal('invalid-fields', { fields: wrong });
  return input;
};

/** The salon code of a call, from where its contract says it is. */
export const salonCodeIn = (path: SalonCodePath, input: Input): string => {
  const [part, field] = path.split('.') as ['params' | 'query' | 'body', string];
  const code = (input[part] as Record<string, unknown> | undefined)?.[field];
  if (typeof code !== 'string')
    throw new Error(`${path} is not a salon code: the route's schema must require one`);
  return code;
};

/** The input as it would arrive over HTTP, so that a call within the process behaves like one between two. */
export const toWireInput = (input: RawInput): RawInput => ({
  params: textOf(input.params),
  query: textOf(input.query),
  body: input.body,
});

const textOf = (values: unknown): Record<string, string> => {
  const given = Object.entries((values ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value != null,
  );
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
};
