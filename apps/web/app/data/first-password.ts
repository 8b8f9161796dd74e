import { auth } from '@ayna/contracts/core/first-password-routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { startSession, withRequestTime } from './auth.ts';

// How a guest whose phone is proved gets a password, and with it an account.

const { routes } = auth;

export const passwordStatusQuery = queryOptions({
  queryKey: ['me', 'first-password'],
  queryFn: ({ signal }) => call(routes.passwordStatus, {}, { signal }),
  staleTime: 0,
});

export const setFirstPassword = mutationOptions({
  mutationFn: (password: string) => withRequestTime(call(routes.firstPassword, { body: { password } })),
  onSuccess: startSession('login'),
});
