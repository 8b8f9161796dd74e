import { environmentManager } from '@tanstack/react-query';

/** How long an answer is kept, in milliseconds, from the spec's section 9. */
export const cacheMs = {
  otherwise: 300_000,
  financeTransactions: 120_000,
  balance: 60_000,
  userByCode: 600_000,
  userPage: 600_000,
  appointmentsBySalon: 600_000,
  filteredAppointments: 300_000,
  appointment: 300_000,
  customersBySalon: 600_000,
  availableSlots: 60_000,
  employeesBySalon: 300_000,
  employeeCount: 120_000,
  employee: 600_000,
} as const;

type QueryTimes = { readonly staleTime: number; readonly gcTime: number };

// On the server a timer would hold a visitor's page in memory long after it was sent.
const inMemory = (ms: number): number => (environmentManager.isServer() ? Number.POSITIVE_INFINITY : ms);

/** Fresh for so long, and kept no longer. */
export const cachedFor = (ms: number): QueryTimes => ({ staleTime: ms, gcTime: inMemory(ms) });

/** Fresh for so long; after that the old answer is shown while a new one is fetched. */
export const staleWhileRevalidate = (ms: number): QueryTimes => ({
  staleTime: ms,
  gcTime: inMemory(Math.max(ms, cacheMs.otherwise)),
});
