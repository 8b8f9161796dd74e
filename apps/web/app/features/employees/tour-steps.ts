import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { add, tabs, card, leave } = texts.tour;

export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="add"]', ...add },
  { target: '[data-tour="tabs"] [role="tablist"]', ...tabs },
  { target: '[data-employee]', ...card },
  { target: '[data-tour="leave"]', ...leave },
];
