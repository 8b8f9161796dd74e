import { momentAt } from '@ayna/domain/wall-clock';
import { paths } from '../../../../paths.ts';
import { formQuery } from '../texts.ts';
import { type Placement } from './placement.ts';

/** The form with what was drawn filled in. A press says when, and leaves it to the service how long. */
export const formUrl = ({ employee, day, start, end }: Placement, isPress: boolean): string => {
  const moment = momentAt(day, start);
  const query = new URLSearchParams({
    [formQuery.day]: moment.slice(0, 10),
    [formQuery.clock]: moment.slice(11, 16),
    ...(employee ? { [formQuery.employee]: employee } : {}),
    ...(isPress ? {} : { [formQuery.minutes]: String(end - start) }),
  });
  // A colon needs no spelling out there, and people read addresses.
  return `${paths.addAppointment}?${query.toString().replaceAll('%3A', ':')}`;
};
