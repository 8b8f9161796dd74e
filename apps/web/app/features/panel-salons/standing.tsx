import { wallDate } from '@ayna/domain/wall-now';
import { Check, CirclePause, CircleSlash, Hourglass } from 'lucide-react';
import type { PlatformSalon } from '../../data/panel.ts';
import { epochMs, systemClock } from '../../lib/clock.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
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

/** A package ends with the midnight after its last day. */
export const lastDayOf = (endsAt: string): string =>
  dayAndMonth(wallDate(epochMs(endsAt) - 1, 'Europe/Istanbul'));

/** Until when the salon's package or trial lasts, or since when it does not. */
export const standingText = ({ standing, suspension, subscription }: PlatformSalon): string => {
  if (standing === 'suspended' && suspension) return texts.since(dayInWords(suspension.at));
  if (!subscription) return texts.noPackage;
  const { endsAt, trial } = subscription;
  if (standing === 'expired') return texts.ended(lastDayOf(endsAt));
  if (trial) return texts.daysLeft(Math.floor((epochMs(endsAt) - systemClock.now()) / DAY_MS));
  return texts.until(lastDayOf(endsAt));
};
