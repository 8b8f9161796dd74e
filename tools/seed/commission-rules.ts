import type { CommissionRule } from '@ayna/contracts/core/commissions';
import { withClient } from '../database/databases.ts';
import { MAX_SALONS } from './appointments.ts';
import { readOwner } from './products.ts';
import type { Step } from './step.ts';

const percent = (value: number, beforeDiscount = false) =>
  ({ kind: 'percent', value, beforeDiscount }) as const;

const products: CommissionRule = { on: 'products', share: percent(10, true) };

/** What the team was promised when it started, and what it has now. */
const sets: readonly { readonly monthsBack: number; readonly rules: readonly CommissionRule[] }[] = [
  { monthsBack: 6, rules: [{ on: 'services', share: percent(8) }] },
  {
    monthsBack: 2,
    rules: [
      { on: 'services', share: percent(8) },
      { on: 'category', category: 'Color', share: percent(12) },
      products,
    ],
  },
];

const insertRules = `
  insert into finance.commission_rules (salon_code, employee_code, valid_from, rules, saved_at, saved_by, saved_name)
  select $1, code, (date_trunc('month', $2::timestamptz) - make_interval(months => $3))::date, $4, $2, $5, $6
  from finance.employee_copies where salon_code = $1 and not gone
  on conflict do nothing`;

/** Rules of every employee, which changed once. */
export const commissionRules: Step = {
  name: 'commission rules',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      let count = 0;
      for (const { code: salonCode } of salons.slice(0, MAX_SALONS)) {
        const owner = await readOwner(client, salonCode);
        for (const { monthsBack, rules } of sets) {
          const values = [
            salonCode,
            new Date(now),
            monthsBack,
            JSON.stringify(rules),
            owner.code,
            owner.name,
          ];
          const { rowCount } = await client.query(insertRules, values);
          count += rowCount ?? 0;
        }
      }
      return String(count);
    }),
};
