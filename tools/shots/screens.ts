import type { Screen } from './screen.ts';
import { calendarScreens } from './screens/calendar.ts';
import { insightScreens } from './screens/insight.ts';
import { moneyScreens } from './screens/money.ts';
import { otherScreens } from './screens/others.ts';
import { packageScreens } from './screens/packages.ts';
import { publicScreens } from './screens/public.ts';
import { salonScreens } from './screens/salon.ts';

/** Every screen of the product, and the states of it that a picture is needed of. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...calendarScreens,
  ...salonScreens,
  ...insightScreens,
  ...moneyScreens,
  ...packageScreens,
  ...otherScreens,
];

/** The screens whose name begins with one of these, or all. */
export const selectScreens = (names: readonly string[]): readonly Screen[] => {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name.startsWith(name)));
  if (unknown.length > 0)
    throw new Error(
      `There is no screen called ${unknown.join(', ')}. Screens: ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0
    ? screens
    : screens.filter(({ name }) => names.some((word) => name.startsWith(word)));
};
