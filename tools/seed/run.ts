// pnpm seed --salons N --months M: fills the database of MIGRATE_URL with demo salons.
import { parseArgs } from 'node:util';
import { ownerUrl } from '../database/settings.ts';
import { demo } from './demo.ts';

if (process.env['NODE_ENV'] === 'production') {
  console.error(
    'pnpm seed is refused in production: the demo accounts have a password that everybody can read.',
  );
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    salons: { type: 'string', default: String(demo.salons) },
    months: { type: 'string', default: String(demo.months) },
  },
});
const count = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`not a number of salons or months: ${text}`);
  return Number(text);
};

// Loaded here, because it loads every module of the product.
const { seedDatabase } = await import('./seed-database.ts');
const plan = await seedDatabase(
  ownerUrl(),
  { salons: count(values.salons), months: count(values.months), now: Date.now() },
  (line) => console.log(line),
  process.env,
);
console.log(`${plan.salons.length} salons over ${plan.months} months`);
