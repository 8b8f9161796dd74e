import { momentAt } from '@ayna/domain/wall-clock';
import { emptyPrefill, type Prefill } from '../../../../parts/appointment-form/model/prefill.ts';
import type { Placement } from './placement.ts';

/** What the form begins with where this was drawn. A press says when, and leaves it to the service how long. */
export const toPrefill = ({ employee, day, start, end }: Placement, isPress: boolean): Prefill => {
  const moment = momentAt(day, start);
  return {
    ...emptyPrefill,
    date: moment.slice(0, 10),
    time: moment.slice(11, 16),
    employeeCode: employee || null,
    minutes: isPress ? null : end - start,
  };
};
