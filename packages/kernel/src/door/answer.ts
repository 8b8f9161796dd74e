import { isDeepStrictEqual } from 'node:util';
import type { Route } from '@ayna/contracts/core/contract';
import { check } from '@ayna/contracts/core/fields';

const onTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/**
 * Holds an answer to its contract, in development and tests: nothing missing, and nothing said that
 * the contract does not name. In production the compiler's word is enough.
 */
export const checkAnswer = (route: Route, answer: unknown): void => {
  const sent = onTheWire(answer);
  const checked = check(route.answer, sent);
  const name = `${route.module}.${route.name}`;
  if (checked.fields)
    throw new Error(`${name} answered what its contract does not say: ${JSON.stringify(checked.fields)}`);
  if (!isDeepStrictEqual(onTheWire(checked.value), sent))
    throw new Error(`${name} answered more than its contract names`);
};
