import {
  type Advice,
  appointment,
  type Lapsed,
  type QuietStretch,
  type TurnedDown,
} from '@ayna/contracts/appointment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';

// What the figures suggest to do this week.

const { routes } = appointment;

export type { Advice, Lapsed, QuietStretch, TurnedDown };

export const adviceQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['appointment', 'advice', salonCode],
    queryFn: ({ signal }) => call(routes.advice, { params: { salonCode } }, { signal }),
    ...cachedFor(cacheMs.otherwise),
  });

type Switch = { readonly salonCode: string; readonly off: boolean };

/** Switches suggestions off or on, and waits for what is then suggested. */
export const setAdvice = mutationOptions({
  mutationFn: ({ salonCode, off }: Switch) =>
    call(routes.setAdvice, { params: { salonCode }, body: { off } }),
  onSettled: (_answer, _failure, { salonCode }, _before, { client }) =>
    client.invalidateQueries({ queryKey: adviceQuery(salonCode).queryKey }),
});
