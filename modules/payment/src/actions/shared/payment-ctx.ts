import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../../providers/providers.ts';

export type PaymentCtx = Ctx & WithProviders<Providers>;

/**
 * How long a process has an attempt alone: longer than the longest request to the provider (30 s) and the question after
 * it (8 s).
 */
export const LEASE_MS = 45_000;
