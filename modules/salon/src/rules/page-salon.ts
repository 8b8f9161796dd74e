import type { Holiday } from '@ayna/contracts/catalog';
import type { PageSalon } from '@ayna/contracts/core/salon-page';
import type { Salon } from '@ayna/contracts/salon';
import { toPublicSalon } from './salon-views.ts';

type PageParts = {
  readonly salon: Salon;
  /** When the package or trial ends; null before the trial has begun. */
  readonly packageEndsAt: string | null;
  readonly holidays: readonly Holiday[];
  readonly design: PageSalon['design'];
  readonly embedOrigins: PageSalon['embedOrigins'];
};

/** Without a package no appointment can be booked online, so the page does not offer it. */
const isBookable = ({ salon, packageEndsAt }: PageParts, now: number): boolean =>
  salon.onlineBooking && (packageEndsAt === null || Date.parse(packageEndsAt) > now);

/** What anybody reads of the salon on its page. */
export const toPageSalon = (parts: PageParts, now: number): PageSalon => {
  const { zone, whatsapp, instagram, facebook, tiktok, position } = parts.salon;
  const { closedDays, holidays, holidayChoices } = parts.salon;
  const { anyEmployee, waitingList, approval, cancelMinutes, leadMinutes, aheadDays } = parts.salon;
  return {
    ...toPublicSalon(parts.salon),
    zone,
    whatsapp,
    instagram,
    facebook,
    tiktok,
    position,
    closedDays,
    holidays,
    holidayChoices,
    holidaysAhead: parts.holidays.map(({ date, name, startsAt }) => ({ date, name, startsAt })),
    onlineBooking: isBookable(parts, now),
    anyEmployee,
    waitingList,
    approval,
    cancelMinutes,
    leadMinutes,
    aheadDays,
    design: parts.design,
    embedOrigins: parts.embedOrigins,
  };
};
