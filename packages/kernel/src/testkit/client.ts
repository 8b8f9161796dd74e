import { type Caller, CallFailed, callOf, wireBody } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { newCode } from '../codes.ts';
import { tokenHeader } from '../door/http.ts';
import type { TestPeople, TestPerson } from './people.ts';

/** Calls as this person would, over real HTTP; every creating call carries a key, as our own browser's does. */
export const clientFor = (url: string, people: TestPeople, person: TestPerson | null) => {
  const send = async (
    route: Route,
    input: object,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const call = callOf(route, input as never);
    const wire = wireBody(route, call);
    return fetch(new URL(call.url, url), {
      method: call.method,
      ...(wire.body !== undefined && { body: wire.body }),
      headers: {
        ...(person && { [tokenHeader]: await people.tokenOf(person) }),
        ...(route.once && { 'idempotency-key': newCode() }),
        ...wire.headers,
        ...headers,
      },
    });
  };
  const call = (async (route: Route, input: object) => {
    const response = await send(route, input);
    const body = (await response.json()) as never;
    if (!response.ok)
      throw new CallFailed(response.status, body, response.headers.get('x-request-id') ?? undefined);
    return body;
  }) as Caller;
  return { send, call };
};
