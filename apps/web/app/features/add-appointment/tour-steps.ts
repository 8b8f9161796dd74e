import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './tour/texts.ts';

const { customer, services, employee, when, create } = texts.steps;

export const tourName = texts.name;

/** The summary stands beside the form, and where there is no room for it in the bar below: one of them is left out. */
export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="customer"]', ...customer },
  { target: '[data-tour="services"]', ...services },
  { target: '[data-tour="employee"]', ...employee },
  { target: '[data-tour="when"]', ...when },
  { target: '[data-tour="summary"]', ...create },
  { target: '[data-save-bar]', ...create },
];
