import { CallError, toCall } from '@ayna/contracts/core/client';
import type { InputOf, Route } from '@ayna/contracts/core/contract';
import { openCalls, requestQueue, sessionRefresher, withinScope } from './api.ts';
import { networkError, toCallError } from './call-errors.ts';
import { orAborted } from './call-scope.ts';
import { reportApiFailure } from './error-reporter.ts';

const parseError = async (response: Response): Promise<CallError> => {
  const body: unknown = await response.json().catch(() => undefined);
  return toCallError(response.status, body, response.headers.get('x-request-id') ?? undefined);
};

/** Reads the bytes of a route that only some people may open: an `img` cannot send the token. Fails as `call` does. */
export const fetchBytes = async <R extends Route & { readonly binary: true }>(
  route: R,
  input: InputOf<R>,
  given?: AbortSignal,
): Promise<Blob> => {
  const { url } = toCall(route, input);
  const signal = withinScope(openCalls, given);
  const run = async () => {
    const token = await orAborted(sessionRefresher.token(), signal);
    try {
      const headers = new Headers(token ? { 'X-User-Token': token } : {});
      const response = await fetch(url, { headers, signal }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw networkError();
      });
      if (!response.ok) throw await parseError(response);
      return await response.blob();
    } catch (failure) {
      if (failure instanceof CallError) reportApiFailure({ route, failure, token });
      throw failure;
    }
  };
  return requestQueue(run, signal);
};
