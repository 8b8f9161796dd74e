import { addMonths } from '@ayna/domain/wall-clock';
import type { Screen, Vision } from '../screen.ts';
import { beginMorning, press, waitFor } from './steps.ts';
import { statisticsWords, words } from './texts.ts';

const owner = { role: 'owner' } as const;
const { tabs } = statisticsWords;

const visions: readonly Vision[] = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'];

/** Charts and tinted tables, to see that nothing hangs on a colour alone. */
const asSeenBy = (vision: Vision): readonly Screen[] => [
  { name: `statistics-${vision}`, page: 'statistics', ...owner, width: 1440, vision },
  {
    name: `statistics-money-${vision}`,
    page: 'statistics',
    ...owner,
    params: () => tabs.money,
    width: 1440,
    vision,
  },
  { name: `dashboard-${vision}`, page: 'dashboard', ...owner, width: 1440, vision },
];

/** How the salon goes, and what to do about it. */
export const insightScreens: readonly Screen[] = [
  { name: 'statistics', page: 'statistics', ...owner, mock: 'istatistik-paneli' },
  { name: 'statistics-cancellations', page: 'statistics', ...owner, params: () => tabs.cancellations },
  { name: 'statistics-money', page: 'statistics', ...owner, params: () => tabs.money },
  { name: 'statistics-products', page: 'statistics', ...owner, params: () => tabs.products },
  {
    name: 'statistics-past-month',
    page: 'statistics',
    ...owner,
    params: ({ busyDay }) => ({ ay: addMonths(busyDay, -1).slice(0, 7) }),
  },
  {
    name: 'statistics-days',
    page: 'statistics',
    ...owner,
    params: ({ busyDay }) => ({ ilk: addMonths(busyDay, -1), son: busyDay }),
  },
  {
    name: 'statistics-table',
    page: 'statistics',
    ...owner,
    steps: [press('button', statisticsWords.asTable), waitFor('region', statisticsWords.table)],
  },
  { name: 'statistics-empty', page: 'statistics', role: 'newOwner' },
  { name: 'statistics-receptionist', page: 'statistics', role: 'receptionist' },
  { name: 'dashboard', page: 'dashboard', ...owner, mock: 'kontrol-paneli' },
  { name: 'dashboard-morning', page: 'dashboard', ...owner, prepare: [beginMorning], mock: 'ilk-gun-sabah' },
  {
    name: 'dashboard-why',
    page: 'dashboard',
    ...owner,
    steps: [press('button', words.whyAdvice)],
    mock: 'ilk-gun-sabah',
  },
  { name: 'dashboard-first-day', page: 'dashboard', role: 'newOwner', mock: 'ilk-gun' },
  { name: 'dashboard-employee', page: 'dashboard', role: 'employee' },
  ...visions.flatMap(asSeenBy),
];
