import type { PageSalon } from '@ayna/contracts/core/salon-page';
import type { PublicHolidays } from '@ayna/domain/opening-hours';

// What a salon's page and the booking of an appointment read out of a salon's public data.

export const holidaysOf = ({ holidaysAhead }: Pick<PageSalon, 'holidaysAhead'>): PublicHolidays =>
  new Map(
    holidaysAhead.map(({ date, startsAt }) => [
      date,
      { kind: startsAt === null ? ('full' as const) : ('half' as const), startsAt },
    ]),
  );

type Place = Pick<PageSalon, 'position' | 'name' | 'address' | 'district' | 'provinceName'>;

/** A page of the map that telephones open in their own app; nothing is asked of it before that. */
export const mapHref = ({ position, name, address, district, provinceName }: Place): string => {
  const query = position
    ? `${position.latitude},${position.longitude}`
    : [name, address, district, provinceName].join(', ');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
};

/** For `href` of a telephone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
