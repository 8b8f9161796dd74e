import { CallError } from '@ayna/contracts/core/client';
import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import type { PageEmployee, PageSalon, PageService } from '@ayna/contracts/core/salon-page';
import { fullName } from '@ayna/domain/names';
import { openingOn } from '@ayna/domain/opening-hours';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { loadSalonTypes, readBookingLists, readPageSalon } from '../../data/salon-page.ts';
import { systemClock } from '../../lib/clock.ts';
import { visitorOf } from '../../lib/server-call.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { titleOf } from '../../parts/positions.ts';
import { holidaysOf, mapHref, phoneHref } from '../../parts/public-salon.ts';
import {
  categoryNames,
  minutesText,
  type PageSalonType,
  publicPrice,
  serviceNotes,
} from '../../parts/public-service.ts';
import { salonBookingPath } from '../../parts/salon-page-url.ts';
import { accentCss } from './model/accent.ts';
import type { BookingData, BookingEmployee, BookingGroup, BookingService } from './model/booking-data.ts';

/** As far as the strip of days and the next months reach. */
const closedDaysAhead = 120;

const toService = (service: PageService): BookingService => ({
  code: service.code,
  name: service.name,
  minutes: service.duration,
  duration: minutesText(service.duration),
  price: service.price,
  priceText: publicPrice(service.price),
  notes: serviceNotes(service),
  sessionCount: service.sessionCount,
});

const toEmployee = (employee: PageEmployee): BookingEmployee => ({
  code: employee.code,
  name: fullName(employee),
  firstName: employee.name,
  role: titleOf(employee),
  imageUrl: employee.imageUrl === null ? null : resizePictureUrl(employee.imageUrl, 'small'),
  serviceCodes: employee.serviceCodes,
});

const toGroups = (
  services: readonly PageService[],
  types: readonly PageSalonType[],
  type: PageSalon['type'],
): BookingGroup[] => {
  const byCategory = Map.groupBy(services, ({ category }) => category);
  return [...categoryNames(types, type)].flatMap(([category, name]) => {
    const members = byCategory.get(category) ?? [];
    return members.length === 0 ? [] : [{ category, name, services: members.map(toService) }];
  });
};

const closedDays = (salon: PageSalon, today: string): string[] => {
  const holidays = holidaysOf(salon);
  return Array.from({ length: closedDaysAhead }, (_, days) => addDays(today, days)).filter(
    (date) => openingOn(salon, holidays, date).open.length === 0,
  );
};

type Lists = Awaited<ReturnType<typeof readBookingLists>>;

const toBookingData = (
  salon: PageSalon,
  { services, employees }: Lists,
  types: readonly PageSalonType[],
): BookingData => {
  const today = wallDate(systemClock.now(), salon.zone);
  const { code, name, path, type, anyEmployee, waitingList, cancelMinutes, leadMinutes, aheadDays } = salon;
  // What the desk alone books is not offered here, and neither is what nobody in the team does.
  const offered = services.filter(
    (service) => service.online && employees.some(({ serviceCodes }) => serviceCodes.includes(service.code)),
  );
  return {
    salon: {
      code,
      name,
      path,
      type,
      anyEmployee,
      waitingList,
      cancelMinutes,
      leadMinutes,
      aheadDays,
      phone: { text: localPhone(salon.phone), href: phoneHref(salon.phone) },
      address: [salon.address, salon.district].filter(Boolean).join(', '),
      mapHref: mapHref(salon),
      needsApproval: salon.approval === 'manual',
    },
    isOpen: salon.onlineBooking && offered.length > 0,
    today,
    closedDays: closedDays(salon, today),
    groups: toGroups(offered, types, type),
    employees: employees.map(toEmployee),
    accentCss: accentCss(salon.design.template, salon.design.colors),
    embedOrigins: salon.embedOrigins,
  };
};

/** Of the web server, with the first step. A former address of the salon leads to its present one. */
export const loadBooking = async ({ request, params }: LoaderFunctionArgs): Promise<BookingData> => {
  const path = params['path'] ?? '';
  const { apiUrl } = settingsOf(process.env);
  const reader = { apiUrl, visitor: visitorOf(request) };
  try {
    const [salon, types] = await Promise.all([readPageSalon(reader, path), loadSalonTypes(reader)]);
    // oxlint-disable-next-line typescript/only-throw-error -- React Router answers with what is thrown
    if (salon.path !== path) throw redirect(salonBookingPath(salon.path) + new URL(request.url).search, 301);
    return toBookingData(salon, await readBookingLists(reader, salon.code), types);
  } catch (error) {
    // Unknown, draft and suspended salons are the same to a stranger.
    // oxlint-disable-next-line typescript/only-throw-error -- React Router answers with what is thrown
    if (error instanceof CallError && [400, 404, 422].includes(error.status)) throw data(null, 404);
    throw error;
  }
};
