import { paths } from '../../paths.ts';
import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './tour/texts.ts';

const { filter, views, navigator, block, aside, add } = texts.steps;

export const tourName = texts.name;

/** What is not on the page is left out: the button for a new one is in the head, on a phone in the bar below. */
export const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="calendar-filter"]', ...filter },
  { target: '[data-tour="calendar-views"]', ...views },
  { target: '[data-tour="calendar-navigator"]', ...navigator },
  { target: '[data-view=shown] [data-block]', ...block },
  { target: '[data-view=shown] [data-tour="calendar-aside"]', ...aside },
  { target: '[data-tour="calendar-new"]', ...add },
  { target: `nav a[href="${paths.addAppointment}"]`, ...add },
];
