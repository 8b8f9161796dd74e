import { type AppointmentFigures, appointment } from '@ayna/contracts/appointment';
import { type CustomerLifetime, customer } from '@ayna/contracts/customer';
import { type FinanceFigures, finance } from '@ayna/contracts/finance';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';

export type { AppointmentFigures, CustomerLifetime, FinanceFigures };

/** Both days are included. */
type Span = { readonly first: string; readonly last: string };

const toQuery = ({ first, last }: Span) => ({ from: first, to: last });

/** Sums of the appointments that start in these days. */
export const appointmentFiguresQuery = (salonCode: string, span: Span) =>
  queryOptions({
    queryKey: ['appointment', 'figures', salonCode, toQuery(span)],
    queryFn: ({ signal }) =>
      call(appointment.routes.figures, { params: { salonCode }, query: toQuery(span) }, { signal }),
    ...cachedFor(cacheMs.balance),
  });

/** Who came in these days, and who of them came again. */
export const customerReturnsQuery = (salonCode: string, span: Span) =>
  queryOptions({
    queryKey: ['appointment', 'returns', salonCode, toQuery(span)],
    queryFn: ({ signal }) =>
      call(appointment.routes.returns, { params: { salonCode }, query: toQuery(span) }, { signal }),
    ...cachedFor(cacheMs.balance),
  });

/** How long customers stay, over all of them. */
export const customerLifetimeQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['customer', 'lifetime', salonCode],
    queryFn: ({ signal }) => call(customer.routes.lifetime, { params: { salonCode } }, { signal }),
    ...cachedFor(cacheMs.balance),
  });

/** Sums of what was paid in these days. */
export const financeFiguresQuery = (salonCode: string, span: Span) =>
  queryOptions({
    queryKey: ['finance', 'figures', salonCode, toQuery(span)],
    queryFn: ({ signal }) =>
      call(finance.routes.figures, { params: { salonCode }, query: toQuery(span) }, { signal }),
    ...cachedFor(cacheMs.balance),
  });
