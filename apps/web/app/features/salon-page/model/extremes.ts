import type { PageData } from './page-data.ts';
import { longestData, sampleData } from './sample.ts';

const nothing = { services: 0, employees: 0, photos: 0, reviews: 0, announcements: 0 } as const;

/** The salons that a template must stand, as their addresses among the developers' pages spell them. */
export const extremes = {
  many: sampleData({ services: 80, employees: 20, photos: 60, reviews: 12 }),
  nothing: sampleData(nothing, {
    description: '',
    whatsapp: null,
    instagram: null,
    position: null,
    openingHours: [],
    holidaysAhead: [],
  }),
  longest: longestData(),
  one: sampleData({ ...nothing, services: 1, employees: 1 }),
} as const satisfies Record<string, PageData>;

type Extreme = keyof typeof extremes;

export const extremeNames = Object.keys(extremes) as readonly Extreme[];
