import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { forgetStoredReads } from '../lib/stored-reads.ts';
import { storedResponses } from '../lib/stored-responses.ts';

// Every query key begins with the name of the module that answers: ['appointment', 'by-salon', code].
// But for the signed-in person, whose key the spec names: 'me'.

/** Free times; they hang on what other modules own too. */
const availableSlotsKey: QueryKey = ['appointment', 'available-time-slots'];
/** Appointments that hours no longer allow. */
const conflictsKey: QueryKey = ['appointment', 'conflicts'];

/** One appointment, with the allergies on the customer's card. */
const detailsKey: QueryKey = ['appointment', 'one'];
/** Who comes with an allergy. */
const allergiesKey: QueryKey = ['appointment', 'allergies'];

/** What the figures suggest: who offers what, and who stays away, are part of it. */
const adviceKey: QueryKey = ['appointment', 'advice'];

/** How much of the package is used: employees and photos take from it. */
const quotasKey: QueryKey = ['subscription', 'active'];

/** What a change in a module makes old beyond its own answers. */
const alsoAffected: Readonly<Record<string, readonly QueryKey[]>> = {
  auth: [['me']],
  customer: [detailsKey, allergiesKey, adviceKey],
  employee: [availableSlotsKey, conflictsKey, adviceKey, quotasKey],
  file: [quotasKey],
  salon: [availableSlotsKey, conflictsKey],
  service: [availableSlotsKey],
};

/** The keys that are old after something of the module changed. */
export const affectedKeys = (module: string): readonly QueryKey[] => [
  [module],
  ...(alsoAffected[module] ?? []),
];

/** What is on the screen is read again, what is not is gone, so that nobody is shown the old first. */
export const invalidateKeys = (client: QueryClient, keys: readonly QueryKey[]): void => {
  for (const queryKey of keys) {
    client.removeQueries({ queryKey, type: 'inactive' });
    void client.invalidateQueries({ queryKey });
  }
};

type WithClient = { readonly client: QueryClient };

/**
 * For a mutation's `onSettled`. A failed write clears too: anyone who is told of a conflict, or hears no
 * answer, has an old picture.
 */
export const invalidateModules =
  (...modules: readonly string[]) =>
  (_answer: unknown, _failure: unknown, _input: unknown, _before: unknown, { client }: WithClient): void =>
    invalidateKeys(client, modules.flatMap(affectedKeys));

/** Another person, or none: nothing of the one before may be left, in memory or in the browser. */
export const clearAllCaches = (client: QueryClient): void => {
  client.clear();
  storedResponses.clear();
  void forgetStoredReads();
};
