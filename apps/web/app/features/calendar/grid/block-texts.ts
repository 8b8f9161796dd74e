import { fullName } from '@ayna/domain/names';
import type { Appointment } from '../../../data/appointments.ts';
import { statusLooks } from '../../../parts/appointment-status.ts';
import { priceText } from '../../../parts/money-text.ts';
import { texts } from '../texts.ts';

export type Tier = 'xs' | 'sm' | 'md' | 'lg';

/** How much a block of this height has room to say. */
export const tierOf = (height: number): Tier => {
  if (height < 40) return 'xs';
  if (height < 62) return 'sm';
  return height < 100 ? 'md' : 'lg';
};

/** One person's day has room for words at the right; a week on a phone for the least. */
export type Room = 'wide' | 'usual' | 'tight';

const clockOf = (moment: string): string => moment.slice(11, 16);

export const blockTexts = (one: Appointment) => {
  const { customerSnapshot: customer, serviceSnapshot: service, appointmentTime } = one;
  const { appointmentStartDate: start, appointmentEndDate: end } = appointmentTime;
  const name = customer ? fullName(customer) : '';
  return {
    name: name === '' ? texts.nobody : name,
    service: service.name,
    session:
      service.type === 'Session' && service.sessionCount !== null
        ? texts.session(one.sessionNumber, service.sessionCount)
        : '',
    start: clockOf(start),
    range: texts.range(clockOf(start), clockOf(end)),
    status: statusLooks[one.status].word,
  };
};

type BlockTexts = ReturnType<typeof blockTexts>;

/**
 * The price and how long it takes; one person's day has the price elsewhere, and room for the note. Beside an allergy
 * there is room for one of them.
 */
export const footerText = (one: Appointment, room: Room, isShort: boolean): string => {
  const { price, duration } = one.serviceSnapshot;
  const note = isShort ? '' : one.note;
  const minutes = texts.minutes(duration);
  if (isShort && room !== 'wide') return priceText(price);
  if (room !== 'wide') return priceText(price) + texts.dot + minutes;
  return note === '' ? minutes : minutes + texts.dot + note;
};

type LabelPart = 'footer' | 'price' | 'allergy' | 'employee' | 'away';

/** Who, what, when, how it stands and what to look out for. */
export const blockLabel = (
  { name, service, session, range, status }: BlockTexts,
  {
    footer = '',
    price = '',
    allergy = '',
    employee = '',
    away = '',
  }: Partial<Record<LabelPart, string>> = {},
): string =>
  [
    name,
    session === '' ? service : `${service} ${session}`,
    employee,
    range,
    footer,
    status,
    away,
    price,
    allergy && texts.allergy(allergy),
  ]
    .filter((part) => part !== '')
    .join(', ');

/** Where there is no room for the end, the beginning is all that is said of the range. */
export const timeOf = ({ start, range }: BlockTexts, tier: Tier, lanes: number, room: Room): string =>
  tier === 'xs' || tier === 'sm' || lanes > 1 || room === 'tight' ? start : range;
