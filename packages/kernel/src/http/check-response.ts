import { isDeepStrictEqual } from 'node:util';
import type { Route } from '@ayna/contracts/core/contract';
import { validate } from '@ayna/contracts/core/validation';

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/**
 * Compares a response with its contract, in development and tests: nothing missing, nothing that the contract does not
 * name. In production the compiler's word is enough.
 */
export const checkResponse = (route: Route, response: unknown): void => {
  const sent = onTheWire(response);
  const checked = validate(route.response, sent);
  const name = `${route.module}.${route.name}`;
  if (checked.fields)
    throw new Error(`${name}: response does not match its contract: ${JSON.stringify(checked.fields)}`);
  if (!isDeepStrictEqual(onTheWire(checked.value), sent))
    throw new Error(`${name}: response has fields that its contract does not name`);
};
