import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { name, description, duration, price } = texts.tour.steps;

export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="service-name"]', ...name },
  { target: '[data-tour="service-description"]', ...description },
  { target: '[data-tour="service-duration"]', ...duration },
  { target: '[data-tour="service-price"]', ...price },
];
