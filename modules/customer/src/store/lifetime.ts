import type { CustomerLifetime } from '@ayna/contracts/customer';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx } from '@ayna/kernel/db/tx';

type Row = Omit<CustomerLifetime, 'spent'> & { readonly spent: string };

const selectLifetime = statement<Row>(`
  select count(*)::integer as customers, coalesce(sum(visits), 0)::integer as visits, coalesce(sum(spent), 0) as spent,
    count(*) filter (where visits > 1)::integer as regulars,
    coalesce(sum(visits) filter (where visits > 1), 0)::integer as "regularVisits",
    coalesce(sum(last_visit::date - first_visit::date) filter (where visits > 1), 0)::integer as "regularDays"
  from customer.cards where salon_code = $1 and visits > 0 and gone_at is null`);

/** What the cards keep of their visits, added up. */
export const readLifetime = async (tx: SalonReadTx): Promise<CustomerLifetime> => {
  const [row] = await selectLifetime(tx, [tx.salon]);
  if (!row) throw new Error('readLifetime: a sum without a row');
  return { ...row, spent: Number(row.spent) };
};
