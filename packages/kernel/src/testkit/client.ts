import { CallError, type Caller, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { newCode } from '../codes.ts';
import { tokenHeader } from '../http/server.ts';
import type { TestPeople, TestPerson } from './people.ts';

/** Calls as this person, over real HTTP. Creating calls carry an idempotency key, as the web app's do. */
export const clientFor = (url: string, people: TestPeople, person: TestPerson | null) => {
  const send = async (
    route: Route,
    input: object,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const call = toCall(route, input as never);
    const encoded = encodeBody(route, call);
    return fetch(new URL(call.url, url), {
      method: call.method,
      ...(encoded.body !== undefined && { body: encoded.body }),
      headers: {
        ...(person && { [tokenHeader]: await people.tokenOf(person) }),
        ...(route.idempotent && { 'idempotency-key': newCode() }),
        ...encoded.headers,
        ...headers,
      },
    });
  };
  const call = (async (route: Route, input: object) => {
    const response = await send(route, input);
    const body = (await response.json()) as never;
    if (!response.ok)
      throw new CallError(response.status, body, response.headers.get('x-request-id') ?? undefined);
    return body;
  }) as Caller;
  return { send, call };
};
