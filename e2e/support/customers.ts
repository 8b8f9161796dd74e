import type { Browser, Page } from '@playwright/test';
import type { OpenSalon } from './salon.ts';
import { userCodeOf } from './team.ts';

// Cards of a salon on the real product, made through the API.

export type CreatedCard = { readonly code: string; readonly version: number };

const emptyCard = { lastname: '', phone: null, email: null, birthday: null, allergies: '', tags: [] };

export const addCard = ({ api, salonCode }: OpenSalon, about: object): Promise<CreatedCard> =>
  api('post', '/api/Customer', { salonCode, ...emptyCard, ...about });

/** A large screen of somebody of the team, where the tours of these pages have been seen. */
export const openCustomerBrowser = async (
  browser: Browser,
  salon: OpenSalon,
  employeeCode: string,
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const user = await userCodeOf(salon, employeeCode);
  const toursSeen = JSON.stringify(['calendar', 'customers', 'customer'].map((tour) => `${tour} ${user}`));
  await context.addInitScript(`localStorage.setItem('tours-seen', ${JSON.stringify(toursSeen)})`);
  return context.newPage();
};
