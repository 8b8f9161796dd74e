import { clockAt } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../../data/appointments.ts';
import { nameOf } from '../about.ts';
import type { Placement } from '../rules/placement.ts';
import { texts } from '../texts.ts';
import { make } from './make.ts';

/** What is left where something was picked up: whose it is, and since when it is on its way. */
export const traceOf = (appointment: Appointment, from: Placement): Node => {
  const words = document.createDocumentFragment();
  words.append(make('drag-name', nameOf(appointment)), texts.movingFrom(clockAt(from.start)));
  return words;
};
