import type { QueryClient } from '@tanstack/react-query';
import { affectedKeys, clearAllCaches, invalidateKeys } from './invalidation.ts';

/** After these the spec clears cached auth data; `another` if another person may be there from then on. */
const authEvents = {
  login: 'another',
  'phone-login': 'another',
  registration: 'another',
  activation: 'another',
  logout: 'another',
  'password-reset': 'same',
  'profile-update': 'same',
  'group-added': 'same',
} as const;

export type AuthEvent = keyof typeof authEvents;

export const afterAuthEvent = (client: QueryClient, event: AuthEvent): void => {
  if (authEvents[event] === 'another') clearAllCaches(client);
  else invalidateKeys(client, affectedKeys('auth'));
};
