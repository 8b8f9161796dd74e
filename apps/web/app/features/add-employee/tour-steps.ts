import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { person, position, phone, email, hours } = texts.tour;

export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="name"]', ...person },
  { target: '[data-tour="position"]', ...position },
  { target: '[data-tour="phone"]', ...phone },
  { target: '[data-tour="email"]', ...email },
  { target: '[data-tour="hours"]', ...hours },
];
