import { clockAt } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../../data/appointments.ts';
import { customerName } from '../drag-texts.ts';
import type { Placement } from '../rules/placement.ts';
import { texts } from '../texts.ts';
import { createElement } from './elements.ts';

/** What is left where something was picked up: whose it is, and since when it is on its way. */
export const originMarker = (appointment: Appointment, from: Placement): Node => {
  const words = document.createDocumentFragment();
  words.append(createElement('drag-name', customerName(appointment)), texts.movingFrom(clockAt(from.start)));
  return words;
};
