import type { NoRoomReason, UnavailableReason } from '@ayna/contracts/appointment';
import type { AvailabilityContext, RequestedService } from './availability.ts';
import { missReason } from './miss-reason.ts';
import { offeredSlots } from './plan-visit.ts';

/** What customers are told for each reason: not whose time is occupied by what, and not why an employee is away. */
export const toldAs: Readonly<Record<UnavailableReason, NoRoomReason>> = {
  'salon-closed': 'closed',
  holiday: 'closed',
  'closed-day': 'closed',
  break: 'absent',
  'not-working': 'absent',
  leave: 'absent',
  taken: 'full',
  held: 'full',
  blocked: 'full',
  'too-soon': 'too-soon',
  'too-far': 'too-far',
  'too-short': 'too-long',
  'does-not-perform': 'not-performed',
  paused: 'paused',
};

/** Why the day has no room for the visit, in general terms; null if it has. */
export const noRoomReason = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
): NoRoomReason | null => {
  if (offeredSlots(context, requested).length > 0) return null;
  const reason = missReason(context, requested);
  return reason === null ? 'not-performed' : toldAs[reason];
};
