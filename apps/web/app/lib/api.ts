import { type Call, callOf } from '@ayna/contracts/core/client';
import type { AnswerOf, InputOf, Route } from '@ayna/contracts/core/contract';
import { check } from '@ayna/contracts/core/fields';
import { refused, unreachable } from './failure.ts';

type Options = {
  /** Before the path: nothing in a browser, which asks the address the page came from. */
  readonly base: string;
  readonly timeoutMs: number;
  readonly token?: () => string | undefined;
};

const headersOf = (call: Call, token: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(token ? { 'X-User-Token': token } : {}),
});

const send = async (call: Call, { base, timeoutMs, token }: Options, signal: AbortSignal | undefined) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(base + call.url, {
      method: call.method,
      headers: headersOf(call, token?.()),
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { response, text: await response.text() };
  } catch (error) {
    // Whoever gave up on the call does not want to read that it failed.
    if (signal?.aborted) throw error;
    throw timeout.aborted ? refused(408, undefined) : unreachable();
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const demandShape = (route: Route, answer: unknown): void => {
  const { fields } = check(route.answer, answer);
  if (fields)
    throw new Error(`${route.module}.${route.name} answered against its contract: ${JSON.stringify(fields)}`);
};

/** Calls routes of the contracts over fetch; whatever goes wrong is a `CallFailed` with a sentence to show. */
export const caller =
  (options: Options) =>
  async <R extends Route>(route: R, input: InputOf<R>, signal?: AbortSignal): Promise<AnswerOf<R>> => {
    const { response, text } = await send(callOf(route, input), options, signal);
    const body = parse(text);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    if (!response.ok) throw refused(response.status, body, requestId);
    if (body === undefined) throw refused(502, undefined, requestId);
    // In production answers are typed only: checking large lists costs more than all the rest.
    if (import.meta.env.DEV) demandShape(route, body);
    return body as AnswerOf<R>;
  };

export const call = caller({ base: '', timeoutMs: 30_000 });
