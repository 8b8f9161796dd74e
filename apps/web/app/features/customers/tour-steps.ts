import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { search, filters, row, add } = texts.tour;

export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="customer-search"]', ...search },
  { target: '[data-tour="customer-filters"]', ...filters },
  { target: '[data-customer]', ...row },
  { target: '[data-tour="customer-add"]', ...add },
];
