import type { Route } from '@ayna/contracts/core/contract';
import { validate } from '@ayna/contracts/core/validation';
import { refused } from './failure.ts';

/** What came back, whichever way it was sent. */
export type Came = {
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

const demandShape = (route: Route, answer: unknown): void => {
  const { fields } = validate(route.response, answer);
  if (fields)
    throw new Error(`${route.module}.${route.name} answered against its contract: ${JSON.stringify(fields)}`);
};

const isFine = (status: number): boolean => status >= 200 && status < 300;

/** The answer that the route promises, or a `CallError` with a sentence to show. */
export const answerIn = (route: Route, { status, text, requestId }: Came): unknown => {
  const body = parse(text);
  if (!isFine(status)) throw refused(status, body, requestId);
  if (body === undefined) throw refused(502, undefined, requestId);
  // In production answers are typed only: checking large lists costs more than all the rest.
  if (import.meta.env.DEV) demandShape(route, body);
  return body;
};
