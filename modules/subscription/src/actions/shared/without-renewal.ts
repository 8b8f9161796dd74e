import { accessEnd } from '../../rules/renewal.ts';
import { isInGrace, type Subscription } from '../../rules/subscription-state.ts';

/** The term ends at its end. Days of grace that have begun stay: nobody is shut out by a switch. */
export const withoutRenewal = (present: Subscription, now: number) => ({
  auto: false,
  nextAt: null,
  ...(present.term && !isInGrace(present, now) && { endsAt: accessEnd(present.term.to, false) }),
});
