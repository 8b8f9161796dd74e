import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { privacy } from '@ayna/contracts/privacy';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { type AuthEvent, afterAuthEvent } from './auth-events.ts';
import { invalidateKeys } from './invalidation.ts';

const { profile, changePhone, confirmPhone, resetPassword, sessions, endSession, endOtherSessions } =
  auth.routes;
const { changeEmail, sendEmailLink, confirmEmail, deleteAccount } = auth.routes;

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;
type WithClient = { readonly client: QueryClient };

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => call(sessions, {}, { signal }),
  // Others come and go meanwhile: old answers would offer to end what is long over.
  staleTime: 0,
});

const after =
  (event: AuthEvent) =>
  (_answer: unknown, _failure: unknown, _input: unknown, _before: unknown, { client }: WithClient): void =>
    afterAuthEvent(client, event);

const clearSessions = (
  _answer: unknown,
  _failure: unknown,
  _input: unknown,
  _before: unknown,
  { client }: WithClient,
): void => invalidateKeys(client, [sessionsQuery.queryKey]);

export const saveProfile = mutationOptions({
  mutationFn: (body: BodyOf<typeof profile>) => call(profile, { body }),
  onSettled: after('profile-update'),
});

/** Sends a code to the new number. */
export const requestPhoneCode = mutationOptions({
  mutationFn: (body: BodyOf<typeof changePhone>) => call(changePhone, { body }),
});

export const confirmNewPhone = mutationOptions({
  mutationFn: (body: BodyOf<typeof confirmPhone>) => call(confirmPhone, { body }),
  onSettled: after('profile-update'),
});

/** Sends a link to the new address. */
export const requestEmailChange = mutationOptions({
  mutationFn: (body: BodyOf<typeof changeEmail>) => call(changeEmail, { body }),
});

/** Sends a link to the present address. */
export const requestEmailLink = mutationOptions({ mutationFn: () => call(sendEmailLink, {}) });

export const confirmEmailByLink = mutationOptions({
  mutationFn: (token: string) => call(confirmEmail, { body: { token } }),
  onSettled: after('profile-update'),
});

export const changePassword = mutationOptions({
  mutationFn: (body: BodyOf<typeof resetPassword>) => call(resetPassword, { body }),
  onSettled: after('password-reset'),
});

export const signOutDevice = mutationOptions({
  mutationFn: (code: string) => call(endSession, { params: { code } }),
  onSettled: clearSessions,
});

export const signOutOtherDevices = mutationOptions({
  mutationFn: () => call(endOtherSessions, {}),
  onSettled: clearSessions,
});

/** All that is stored about the person. */
export const readMyData = mutationOptions({
  mutationFn: (body: BodyOf<typeof privacy.routes.myData>) => call(privacy.routes.myData, { body }),
});

/** For good. The session is over with it. */
export const eraseAccount = mutationOptions({
  mutationFn: (body: BodyOf<typeof deleteAccount>) => call(deleteAccount, { body }),
});
