import type { Route } from '@ayna/contracts/core/contract';
import { type FieldErrors, Refusal } from '@ayna/contracts/core/refusal';
import { validate } from '@ayna/contracts/core/validation';
import type { SalonCodePath } from '@ayna/contracts/core/who';

export type RawInput = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
export type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

const parts = ['params', 'query', 'body'] as const;

/** Validates the input against the route's schemas, and refuses with all wrong fields together. */
export const readInput = (route: Route, raw: RawInput): Input => {
  const input: Record<string, unknown> = {};
  let wrong: FieldErrors | undefined;
  for (const part of parts) {
    const schema = route[part];
    if (!schema) continue;
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
