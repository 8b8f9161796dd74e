import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { decide, filters, search, statuses, export: saving } = texts.tour.steps;

/** What is not on the page, such as a request while nobody waits, is left out. */
export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="appointment-filters"]', ...filters },
  { target: '[data-tour="appointment-search"]', ...search },
  // On a phone the field is behind its button.
  { target: '[data-tour="appointment-search-opener"]', ...search },
  { target: '[data-tour="appointment-statuses"] [role=tablist]', ...statuses },
  { target: '[data-tour="appointment-list"] [data-decide="Approved"]', ...decide },
  { target: '[data-tour="appointment-export"]', ...saving },
];
