import { auth, type ConsentKind } from '@ayna/contracts/auth';
import type { ResponseOf } from '@ayna/contracts/core/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const { consents, consent } = auth.routes;

export type Consent = ResponseOf<typeof consents>[number];

/** What one agreed to, and when. */
export const consentsQuery = queryOptions({
  queryKey: ['auth', 'consents'],
  queryFn: ({ signal }) => call(consents, {}, { signal }),
});

/** Each by itself: none is a condition of another, or of the service. */
export const setConsent = mutationOptions({
  mutationFn: (change: { readonly kind: ConsentKind; readonly given: boolean }) =>
    call(consent, { body: change }),
  // Awaited, so that the switch shows what is wanted until the answer says what is.
  onSettled: (_answer, _failure, _input, _before, { client }) =>
    client.invalidateQueries({ queryKey: consentsQuery.queryKey }),
});
