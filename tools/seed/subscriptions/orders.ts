import type { Client } from 'pg';

type Ordered = { readonly ago: number; readonly amount: number };

export type DemoOrder =
  | (Ordered & { readonly change: 'sms'; readonly sms: number })
  | (Ordered & {
      readonly change: 'new' | 'renewal' | 'upgrade';
      readonly place: number;
      readonly period: 'monthly' | 'yearly';
      /** Why it was not paid. */
      readonly failed?: string;
    });

type Made = {
  readonly salon: string;
  readonly code: string;
  readonly at: number;
  readonly codeOf: () => string;
};

const numberSql = `'AY-' || to_char($3::timestamptz at time zone 'Europe/Istanbul', 'YYMM') || '-'
  || lpad(nextval('subscription.order_numbers')::text, 5, '0')`;

const insertSms = async (
  client: Client,
  { salon, code, at, codeOf }: Made,
  { sms, amount }: Extract<DemoOrder, { change: 'sms' }>,
): Promise<void> => {
  await client.query(
    `insert into subscription.orders (salon_code, code, number, change, title, sms, amount, vat_rate, state,
       created_at, expires_at, paid_at, attempt_code)
     values ($1, $2, ${numberSql}, 'sms', $4::int || ' ek SMS', $4::int, $5, 20, 'paid', $3,
       $3::timestamptz + interval '30 minutes', $3, $6)`,
    [salon, code, new Date(at), sms, amount, codeOf()],
  );
  await client.query(
    `insert into subscription.sms_balances (salon_code, remaining) values ($1, $2) on conflict do nothing`,
    [salon, sms],
  );
};

const insertPackage = async (
  client: Client,
  { salon, code, at, codeOf }: Made,
  { change, place, period, amount, failed }: Exclude<DemoOrder, { change: 'sms' }>,
): Promise<void> => {
  await client.query(
    `with term as (
       select ($3::timestamptz at time zone 'Europe/Istanbul')::date as from_day,
         (($3::timestamptz at time zone 'Europe/Istanbul')::date + $6::interval)::date as to_day
     )
     insert into subscription.orders (salon_code, code, number, change, title, package_code, package_name, period,
       employees, photos, sms, features, monthly, term_from, term_to, term_value, anchor_day, amount, vat_rate, state,
       created_at, expires_at, paid_at, attempt_code)
     select $1, $2, ${numberSql}, $4,
       name || ' paketi, ' || case $5 when 'yearly' then 'yıllık' else 'aylık' end,
       code, name, $5, employees, photos, sms, features,
       case $5 when 'yearly' then round(yearly_price / 12, 2) else monthly_price end,
       from_day, to_day, $8, extract(day from from_day), $8, 20, case when $9 then 'open' else 'paid' end,
       $3, $3::timestamptz + interval '7 days', case when not $9 then $3::timestamptz end,
       case when not $9 then $10::uuid end
     from subscription.packages, term where place = $7`,
    [
      salon,
      code,
      new Date(at),
      change,
      period,
      period === 'yearly' ? '1 year' : '1 month',
      place,
      amount,
      failed !== undefined,
      codeOf(),
    ],
  );
  if (failed === undefined)
    await client.query(
      `insert into subscription.terms (salon_code, code, order_code, package_code, package_name, period, employees,
         photos, sms, features, monthly, value, from_day, to_day, anchor_day)
       select salon_code, $3, code, package_code, package_name, period, employees, photos, sms, features, monthly,
         term_value, term_from, term_to, anchor_day
       from subscription.orders where salon_code = $1 and code = $2`,
      [salon, code, codeOf()],
    );
  if (change === 'upgrade')
    await client.query(
      `update subscription.terms set ended_on = ($3::timestamptz at time zone 'Europe/Istanbul')::date
       where salon_code = $1 and order_code != $2 and ended_on is null`,
      [salon, code, new Date(at)],
    );
};

/** An order with its try, and the invoice if it was paid. */
export const insertOrder = async (client: Client, made: Made, order: DemoOrder): Promise<void> => {
  if (order.change === 'sms') await insertSms(client, made, order);
  else await insertPackage(client, made, order);
  const failed = order.change === 'sms' ? undefined : order.failed;
  await client.query(
    `insert into subscription.order_tries (salon_code, code, order_code, state, reason, try_number, at)
     select salon_code, coalesce(attempt_code, $3), code, $4, $5, 1, created_at
     from subscription.orders where salon_code = $1 and code = $2`,
    [made.salon, made.code, made.codeOf(), failed === undefined ? 'paid' : 'failed', failed ?? null],
  );
  if (failed !== undefined) return;
  await client.query(
    `insert into subscription.invoices (salon_code, code, order_code, issued_at, seller, buyer, item, from_day, to_day,
       vat_rate, net, vat, total)
     select o.salon_code, $3, o.code, o.created_at,
       (s.seller - 'title') || jsonb_build_object('name', s.seller -> 'title'),
       jsonb_build_object('name', t.name || ' ' || t.lastname || ', ' || t.title, 'taxOffice', t.tax_office,
         'taxNumber', t.tax_number, 'address', t.address, 'district', t.district, 'city', t.city, 'email', t.email,
         'phone', t.phone),
       o.title, o.term_from, o.term_to, 20, round(o.amount / 1.2, 2), o.amount - round(o.amount / 1.2, 2), o.amount
     from subscription.orders o, subscription.billing_settings s, subscription.tax_details t
     where o.salon_code = $1 and o.code = $2 and t.salon_code = o.salon_code`,
    [made.salon, made.code, made.codeOf()],
  );
};

/** As the module numbers them: within each year, oldest first. */
export const numberInvoices = async (client: Client): Promise<void> => {
  await client.query(
    `with placed as (
       select salon_code, code, extract(year from issued_at at time zone 'Europe/Istanbul')::int as year,
         row_number() over (partition by extract(year from issued_at at time zone 'Europe/Istanbul')
           order by issued_at, code) as place
       from subscription.invoices
     )
     update subscription.invoices i set number = 'AYN' || year || lpad(place::text, 9, '0')
     from placed p where p.salon_code = i.salon_code and p.code = i.code`,
  );
  await client.query(
    `insert into subscription.invoice_numbers (year, last)
     select substr(number, 4, 4)::smallint, max(substr(number, 8)::int) from subscription.invoices group by 1`,
  );
};
