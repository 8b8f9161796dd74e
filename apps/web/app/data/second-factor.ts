import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import type { InputOf } from '@ayna/contracts/core/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { routes } = auth;
type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;

export const secondFactorQuery = queryOptions({
  queryKey: ['auth', 'second-factor'],
  queryFn: ({ signal }) => call(routes.secondFactor, {}, { signal }),
  // It is over some hours later, by itself.
  staleTime: 0,
});

const onSettled = invalidateModules('auth');

/** Creates the secret for an authenticator app. */
export const startSecondFactor = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.startSecondFactor>) => call(routes.startSecondFactor, { body }),
});

export const confirmSecondFactor = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.confirmSecondFactor>) => call(routes.confirmSecondFactor, { body }),
  onSettled,
});

export const passSecondFactor = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.passSecondFactor>) => call(routes.passSecondFactor, { body }),
  onSettled,
});

export const replaceRecoveryCodes = mutationOptions({
  mutationFn: () => call(routes.replaceRecoveryCodes, {}),
  onSettled,
});

export const removeSecondFactor = mutationOptions({
  mutationFn: (body: BodyOf<typeof routes.removeSecondFactor>) => call(routes.removeSecondFactor, { body }),
  onSettled,
});

const refusalCode = (failure: unknown): string | undefined =>
  failure instanceof CallError ? failure.body.code : undefined;

/** The call is possible once this session has given a code. */
export const isSecondFactorDue = (failure: unknown): boolean =>
  refusalCode(failure) === 'second-factor-needed';

/** The call is possible once the person has set a second factor up. */
export const isSecondFactorMissing = (failure: unknown): boolean =>
  refusalCode(failure) === 'second-factor-missing';
