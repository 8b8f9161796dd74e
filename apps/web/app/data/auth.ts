import { type Session as Answer, auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { systemClock } from '../lib/clock.ts';
import { session, toStoredSession } from '../lib/session.ts';
import { sessionPhase } from '../lib/session-phase.ts';
import { type AuthEvent, afterAuthEvent } from './auth-events.ts';

const routes = auth.routes;

/** The signed-in person, under the key that the spec names. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(routes.me, {}, { signal }),
});

type SignInResult = { readonly answer: Answer; readonly requestedAt: number };
type WithClient = { readonly client: QueryClient };

const withRequestTime = async (request: Promise<Answer>): Promise<SignInResult> => {
  const requestedAt = systemClock.now();
  return { answer: await request, requestedAt };
};

/** Anyone who got a session is in once the page has read who it is: so the restoring begins again. */
const startSession =
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

const after =
  (event: AuthEvent) =>
  (_answer: unknown, _input: unknown, _before: unknown, { client }: WithClient): void =>
    afterAuthEvent(client, event);

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;

export const signIn = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.signIn>) => withRequestTime(call(routes.signIn, { body })),
  onSuccess: startSession('login'),
});

export const signInWithPhone = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.signInPhone>) =>
    withRequestTime(call(routes.signInPhone, { body })),
  onSuccess: startSession('phone-login'),
});

type SignUp = {
  readonly form: BodyOf<typeof routes.signUp>;
  /** One per form: sent twice, the account is opened once and one code goes out. */
  readonly key: string;
};

export const signUp = mutationOptions({
  mutationFn: ({ form, key }: SignUp) => call(routes.signUp, { body: form }, { key }),
  onSuccess: after('registration'),
});

export const activate = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.activate>) => withRequestTime(call(routes.activate, { body })),
  onSuccess: startSession('activation'),
});

export const resendCode = mutationOptions({
  mutationFn: (challenge: string) => call(routes.resendCode, { body: { challenge } }),
});

export const forgotPassword = mutationOptions({
  mutationFn: (phone: string) => call(routes.forgotPassword, { body: { phone } }),
});

export const setNewPassword = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.newPassword>) =>
    withRequestTime(call(routes.newPassword, { body })),
  // Another person may be there from now on, as after any sign-in.
  onSuccess: startSession('login'),
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
