import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { head, figures, visits, notes, consents } = texts.tour.help;

export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="customer-head"]', ...head },
  { target: '[data-tour="customer-figures"]', ...figures },
  { target: '[data-tour="customer-visits"]', ...visits },
  { target: '[data-tour="customer-notes"]', ...notes },
  { target: '[data-tour="customer-consents"]', ...consents },
];
