import { auth } from '@ayna/contracts/core/session-routes';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

const { tours, markTourSeen: tourSeen } = auth.routes;

/** Which tours the person has seen, on whichever device. */
export const toursQuery = queryOptions({
  queryKey: ['auth', 'tours'],
  queryFn: ({ signal }) => call(tours, {}, { signal }),
});

export const saveTourSeen = mutationOptions({
  mutationFn: (tour: string) => call(tourSeen, { body: { tour } }),
});
