import { startBenchProduct } from '../appointments/bench-product.ts';
import { measureOldAndYoung } from '../old-and-young.ts';
import { insertBooks, insertOwners } from './insert-books.ts';
import { workloads } from './requests.ts';
import { OLD_YEARS, oldSalon, salonsFor, youngSalon } from './sizes.ts';

const goal = { ratio: 0.5, growth: 1.2 };

/** List, totals, report and balance of a salon with ten years of books. */
export const runBench = async (short: boolean) => {
  await using product = await startBenchProduct('auth,finance');
  await insertOwners(product);
  const transactions = await insertBooks(product, salonsFor(short));
  const salons = { old: oldSalon, young: youngSalon };
  const found = await measureOldAndYoung(product, workloads, salons, { short, goal });
  return { name: 'books', ...found, transactions, years: OLD_YEARS };
};
