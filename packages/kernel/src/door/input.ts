import type { Route } from '@ayna/contracts/core/contract';
import { check } from '@ayna/contracts/core/fields';
import { type Fields, Refusal } from '@ayna/contracts/core/refusal';
import type { NamedSalon } from '@ayna/contracts/core/who';

export type Raw = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
export type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

const parts = ['params', 'query', 'body'] as const;

/** Checks what was sent against the route's shapes, once, here; says all that is wrong together. */
export const readInput = (route: Route, raw: Raw): Input => {
  const input: Record<string, unknown> = {};
  let wrong: Fields | undefined;
  for (const part of parts) {
    const schema = route[part];
    if (!schema) continue;
    const checked = check(schema, raw[part] ?? {});
    if (checked.fields) wrong = { ...wrong, ...checked.fields };
    else input[part] = checked.value;
  }
  if (wrong) throw new Refusal('invalid-fields', { fields: wrong });
  return input;
};

/** The salon code that a call names, out of the place its contract says. */
export const salonNamed = (salonIn: NamedSalon, input: Input): string => {
  const [part, field] = salonIn.split('.') as ['params' | 'query' | 'body', string];
  const code = (input[part] as Record<string, unknown> | undefined)?.[field];
  if (typeof code !== 'string') throw new Error(`${salonIn} is no salon code: the contract must ask for one`);
  return code;
};

/** An input as it would arrive over the wire, so that a call within the process behaves as one between two. */
export const asSent = (input: Raw): Raw => ({
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
