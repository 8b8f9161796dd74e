import type { Route } from '@ayna/contracts/core/contract';
import { validate } from '@ayna/contracts/core/validation';
import { toCallError } from './call-errors.ts';

/** What came back, whichever way it was sent. */
export type RawResponse = {
  readonly status: number;
  readonly text: string;
  readonly requestId: string | undefined;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const assertMatchesContract = (route: Route, body: unknown): void => {
  const { fields } = validate(route.response, body);
  if (fields)
    throw new Error(`${route.module}.${route.name} answered against its contract: ${JSON.stringify(fields)}`);
};

const isOk = (status: number): boolean => status >= 200 && status < 300;

/** The answer that the route promises, or a `CallError` with a sentence to show. */
export const parseResponse = (route: Route, { status, text, requestId }: RawResponse): unknown => {
  const body = parse(text);
  if (!isOk(status)) throw toCallError(status, body, requestId);
  if (body === undefined) throw toCallError(502, undefined, requestId);
  // In production answers are typed only: checking large lists costs more than all the rest.
  if (import.meta.env.DEV) assertMatchesContract(route, body);
  return body;
};
