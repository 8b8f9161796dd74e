// pnpm seed --salons N --months M: fills the database of MIGRATE_URL with made-up salons.
import { parseArgs } from 'node:util';
import { ownerUrl } from '../database/settings.ts';
import { demo } from './demo.ts';
import { plant } from './plant.ts';

const { values } = parseArgs({
  options: {
    salons: { type: 'string', default: String(demo.salons) },
    months: { type: 'string', default: String(demo.months) },
  },
});
const count = (text: string): number => {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${text} is no number of salons or months`);
  return Number(text);
};

const plan = await plant(
  ownerUrl(),
  { salons: count(values.salons), months: count(values.months), now: Date.now() },
  (line) => console.log(line),
  process.env,
);
console.log(`${plan.salons.length} salons over ${plan.months} months`);
