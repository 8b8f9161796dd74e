import { Check, CirclePause, CircleSlash, Hourglass } from 'lucide-react';
import type { PlatformSalon } from '../../data/panel.ts';
import { epochMs, systemClock } from '../../lib/clock.ts';
import { dayInWords } from '../../parts/moment-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

const looks = {
  trial: { tone: 'blue', icon: Hourglass },
  active: { tone: 'green', icon: Check },
  expired: { tone: 'grey', icon: CirclePause },
  suspended: { tone: 'red', icon: CircleSlash },
} as const;

export function Standing({ salon: { standing } }: { readonly salon: PlatformSalon }) {
  return <Badge {...looks[standing]}>{texts.standings[standing]}</Badge>;
}

const DAY_MS = 86_400_000;

/** Until when the salon's package or trial lasts, or since when it does not. */
export const standingText = ({ standing, suspension, subscription }: PlatformSalon): string => {
  if (standing === 'suspended' && suspension) return texts.since(dayInWords(suspension.at));
  if (!subscription) return texts.noPackage;
  const { endsAt, trial } = subscription;
  if (standing === 'expired') return texts.ended(dayInWords(endsAt));
  if (trial) return texts.daysLeft(Math.ceil((epochMs(endsAt) - systemClock.now()) / DAY_MS));
  return texts.until(dayInWords(endsAt));
};
