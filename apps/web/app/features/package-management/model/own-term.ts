import { RENEWAL_DAYS } from '@ayna/domain/renewal';
import { daysBetween } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { ActiveSubscription, Period } from '../../../data/subscription.ts';
import { epochMs } from '../../../lib/clock.ts';
import { today as dayOfToday } from '../../../ui/day-text.ts';

/** The day that begins as the term ends: what was planned begins with it. */
export const endDayOf = ({ endsAt }: Pick<ActiveSubscription, 'endsAt'>): string =>
  wallDate(epochMs(endsAt), 'Europe/Istanbul');

type Term = Pick<ActiveSubscription, 'endsAt' | 'state' | 'period' | 'autoRenew'> & {
  readonly package: { readonly code: string };
};

/** Whether the salon has just this, so that its price need not be asked. */
export const isOwnTerm = (active: Term, code: string, period: Period, today = dayOfToday()): boolean =>
  active.state === 'active' &&
  active.package.code === code &&
  active.period === period &&
  (active.autoRenew || daysBetween(today, endDayOf(active)) > RENEWAL_DAYS);
