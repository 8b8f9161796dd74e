import type { TestProduct } from '../test-product.ts';

/** A transaction as the database has it, in whole kurus. */
export type Row = {
  readonly code: string;
  readonly type: 'Income' | 'Expense';
  readonly category: string;
  readonly isPaid: boolean;
  readonly counts: boolean;
  readonly paidDate: string | null;
  readonly kurus: number;
  readonly discount: number;
  readonly employee: string | null;
  readonly isAdvance: boolean;
  readonly appointment: string | null;
  readonly settled: string | null;
  readonly product: string | null;
  readonly quantity: number | null;
  readonly service: string | null;
  readonly serviceCategory: string | null;
  readonly lines: Readonly<Record<string, number>>;
};

/** What a later entry changed in a closed month, and which month's statements have counted it. */
export type LateRow = {
  readonly transaction: string;
  readonly day: string;
  readonly kurus: number;
  readonly inClosedMonth: boolean;
  readonly countedIn: string | null;
};

const views = `
  create schema drill;
  create view drill.rows as
  select t.salon_code, t.code, type, category, status as "isPaid", gone_at is null and not taken_back as counts,
    paid_date::text as "paidDate", (amount * 100)::int as kurus, (discount * 100)::int as discount,
    coalesce(performer_code, employee_code) as employee,
    salary_kind is not distinct from 'advance' as "isAdvance", t.appointment_code as appointment,
    settled_appointment_code as settled, product_code as product, quantity::float8 as quantity,
    c.service_code as service, s.state ->> 'category' as "serviceCategory",
    coalesce((select jsonb_object_agg(kind, (p.amount * 100)::int) from finance.payments p
      where p.salon_code = t.salon_code and p.transaction_code = t.code), '{}') as lines
  from finance.transactions t
  left join finance.completions c on c.salon_code = t.salon_code
    and c.appointment_code = coalesce(t.appointment_code, t.settled_appointment_code)
  left join finance.service_copies s on s.salon_code = c.salon_code and s.code = c.service_code;
  create view drill.late as
  select salon_code, transaction_code as transaction, day::text as day, (amount * 100)::int as kurus,
    in_closed_month as "inClosedMonth", to_char(counted_in, 'YYYY-MM') as "countedIn"
  from finance.late_entries;
  create view drill.rule_sets as
  select salon_code, employee_code as employee, valid_from::text as "validFrom", rules from finance.commission_rules`;

const closings = `
  create sequence drill.moments;
  create table drill.closings (
    moment int not null default nextval('drill.moments'), opened int, salon_code uuid not null, code uuid primary key,
    month text not null, rows jsonb not null, late jsonb not null, sets jsonb not null
  );
  create function drill.note_closing() returns trigger language plpgsql security definer as $$
  begin
    insert into drill.closings (salon_code, code, month, rows, late, sets) values (
      new.salon_code, new.code, to_char(new.month, 'YYYY-MM'),
      coalesce((select jsonb_agg(to_jsonb(r)) from drill.rows r where r.salon_code = new.salon_code), '[]'),
      coalesce((select jsonb_agg(to_jsonb(l)) from drill.late l where l.salon_code = new.salon_code), '[]'),
      coalesce((select jsonb_agg(to_jsonb(s)) from drill.rule_sets s where s.salon_code = new.salon_code), '[]'));
    return null;
  end $$;
  create function drill.note_opening() returns trigger language plpgsql security definer as $$
  begin
    update drill.closings set opened = nextval('drill.moments') where code = new.code;
    return null;
  end $$;
  create trigger drill_closing after insert on finance.month_ends for each row execute function drill.note_closing();
  create trigger drill_opening after update on finance.month_ends for each row execute function drill.note_opening()`;

/**
 * Keeps what the rows were at the moment at which a month was closed, in the transaction that closed it: nothing else
 * knows that moment, because entries arrive all the time.
 */
export const watchClosings = async ({ query }: TestProduct): Promise<void> => {
  await query(`${views}; ${closings}`);
};
