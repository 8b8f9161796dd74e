import { auth } from '@ayna/contracts/auth';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { type BodyOf, startSession, type WithClient, withRequestTime } from './auth.ts';
import { type AuthEvent, afterAuthEvent } from './auth-events.ts';

// With which a person opens an account or signs in, apart from what every page needs of a session.

const { routes } = auth;

const after =
  (event: AuthEvent) =>
  (_answer: unknown, _input: unknown, _before: unknown, { client }: WithClient): void =>
    afterAuthEvent(client, event);

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

export const forgotPassword = mutationOptions({
  mutationFn: (phone: string) => call(routes.forgotPassword, { body: { phone } }),
});

export const setNewPassword = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.newPassword>) =>
    withRequestTime(call(routes.newPassword, { body })),
  // Another person may be there from now on, as after any sign-in.
  onSuccess: startSession('login'),
});
