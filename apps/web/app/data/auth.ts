import type { Session as Answer } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { auth } from '@ayna/contracts/core/session-routes';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { browserName } from '../lib/browser-name.ts';
import { systemClock } from '../lib/clock.ts';
import { session, toStoredSession } from '../lib/session.ts';
import { sessionPhase } from '../lib/session-phase.ts';
import { type AuthEvent, afterAuthEvent } from './auth-events.ts';

const { routes } = auth;

/** The signed-in person, under the key that the spec names. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(routes.me, {}, { signal }),
});

type SignInResult = { readonly answer: Answer; readonly requestedAt: number };
export type WithClient = { readonly client: QueryClient };

export const withRequestTime = async (request: Promise<Answer>): Promise<SignInResult> => {
  const requestedAt = systemClock.now();
  return { answer: await request, requestedAt };
};

/** Anyone who got a session is in once the page has read who it is: so the restoring begins again. */
export const startSession =
  (event: AuthEvent) =>
  (
    { answer, requestedAt }: SignInResult,
    _input: unknown,
    _before: unknown,
    { client }: WithClient,
  ): void => {
    session.write(toStoredSession(answer, requestedAt));
    afterAuthEvent(client, event);
    sessionPhase.set('restoring');
  };

export type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;

type GuestRequest = {
  readonly form: BodyOf<typeof routes.guest>;
  /** One per form: sent twice, one code goes out. */
  readonly key: string;
};

/** Sends a code to the phone of somebody who books without a password. */
export const sendGuestCode = mutationOptions({
  mutationFn: ({ form, key }: GuestRequest) => call(routes.guest, { body: form }, { key }),
});

/** The same for somebody who has booked before: the phone is enough. */
export const sendCustomerCode = mutationOptions({
  mutationFn: (phone: string) => call(routes.customerCode, { body: { phone } }),
});

export const openGuestSession = mutationOptions({
  // By the browser's name a code is verified once more after a lost response, also in a tab that was opened again.
  mutationFn: (body: BodyOf<typeof routes.guestCode>) =>
    withRequestTime(call(routes.guestCode, { body }, { headers: { 'Idempotency-Key': browserName() } })),
  onSuccess: startSession('phone-login'),
});

export const resendCode = mutationOptions({
  mutationFn: (challenge: string) => call(routes.resendCode, { body: { challenge } }),
});

/** The session works in another salon from now on, and so does every screen. */
export const chooseSalon = mutationOptions({
  mutationFn: (salonCode: string) => call(routes.activeSalon, { body: { salonCode } }),
  onSettled: (_answer, _failure, _input, _before, { client }) => {
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
  },
});

/** Tells the server, which may be out of reach; the browser forgets the session either way. */
export const revokeSession = (refreshToken: string): Promise<unknown> =>
  call(routes.signOut, { body: { refreshToken } }).catch(() => undefined);
