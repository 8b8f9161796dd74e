import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { presets, levels, can, full } = texts.tour;

export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="presets"]', ...presets },
  { target: '[data-tour="levels"]', ...levels },
  { target: '[data-tour="can"]', ...can },
  { target: '[data-tour="full"]', ...full },
];
