import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { add, search, duration, online, prices } = texts.tour.steps;

/** What is not on the page, such as the buttons of who may only look, is left out. */
export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="service-add"]', ...add },
  { target: '[data-tour="service-search"]', ...search },
  { target: '[data-tour="service-list"] li:first-child', ...duration },
  { target: '[data-tour="service-list"] li:first-child label:has([role=switch])', ...online },
  { target: '[data-tour="service-prices"]', ...prices },
];
