import { startBenchProduct } from '../appointments/bench-product.ts';
import { insertBooks, insertOwners } from '../books/insert-books.ts';
import { OLD_YEARS, oldSalon, salonsFor, youngSalon } from '../books/sizes.ts';
import { measureOldAndYoung } from '../old-and-young.ts';
import { insertVisits } from './insert-visits.ts';
import { measureScreens } from './paint.ts';
import { workloads } from './workloads.ts';

const goal = { ratio: 0.6, growth: 1.2 };

/** Statistics and report of a month over HTTP, in a salon with ten years and 200,000 appointments. */
const measureRoutes = async (short: boolean) => {
  await using product = await startBenchProduct('auth,appointment,finance');
  await insertOwners(product);
  const transactions = await insertBooks(product, salonsFor(short));
  const appointments = await insertVisits(product, salonsFor(short));
  const salons = { old: oldSalon, young: youngSalon };
  const found = await measureOldAndYoung(product, workloads, salons, { short, goal });
  return { ...found, appointments, transactions, years: OLD_YEARS };
};

/** The routes, and the screens that show them. */
export const runBench = async (short: boolean) => {
  const routes = await measureRoutes(short);
  const screens = await measureScreens(short);
  return { name: 'reports', ...routes, passed: routes.passed && screens.passed, screens };
};
