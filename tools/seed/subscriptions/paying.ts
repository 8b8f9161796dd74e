import type { Client } from 'pg';
import type { Random } from '../random.ts';

const DAY_MS = 86_400_000;

const people = [
  ['Nehir', 'Aksoy'],
  ['Deniz', 'Kaya'],
  ['Ece', 'Yıldız'],
  ['Can', 'Demir'],
] as const;

/** A tax number with its check digit, as `isTaxNumber` of `@ayna/domain/tax-number` checks it. */
const taxNumber = (random: Random): string => {
  const digits = Array.from({ length: 9 }, () => random.below(10));
  const sum = digits.reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - index)) % 9);
  }, 0);
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`;
};

export const insertTaxDetails = async (client: Client, salon: string, random: Random): Promise<void> => {
  const [name, lastname] = random.pick(people);
  await client.query(
    `insert into subscription.tax_details
       (salon_code, kind, name, lastname, title, tax_office, tax_number, address, district, city, email, phone)
     values ($1, 'person', $2, $3, $4, 'Kadıköy', $5, 'Moda Cad. 118/A', 'Kadıköy', 'İstanbul', $6, '+905550000000')
     on conflict do nothing`,
    [salon, name, lastname, `${name} Güzellik`, taxNumber(random), 'fatura@ornek.com'],
  );
};

type DemoCoupon = {
  readonly coupon: string;
  readonly note: string;
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly maxUses: number;
  readonly used: number;
  readonly active: boolean;
};

/** One that is valid, one that is used up, one that is over, and one that was switched off. Days from today. */
const coupons: readonly DemoCoupon[] = [
  {
    coupon: 'HOSGELDIN',
    note: 'Yeni salonlar',
    kind: 'percent',
    value: 20,
    from: -30,
    to: 180,
    maxUses: 500,
    used: 12,
    active: true,
  },
  {
    coupon: 'FUAR50',
    note: 'Fuarda dağıtılan kartlar',
    kind: 'amount',
    value: 50,
    from: -20,
    to: 40,
    maxUses: 40,
    used: 40,
    active: true,
  },
  {
    coupon: 'YAZ',
    note: 'Yaz kampanyası',
    kind: 'percent',
    value: 10,
    from: -150,
    to: -60,
    maxUses: 1000,
    used: 87,
    active: true,
  },
  {
    coupon: 'DENEME-2',
    note: 'Yanlış açıldı',
    kind: 'percent',
    value: 100,
    from: -5,
    to: 5,
    maxUses: 1,
    used: 0,
    active: false,
  },
];

export const insertCoupons = async (client: Client, random: Random, now: number): Promise<void> => {
  for (const one of coupons) {
    const at = now + one.from * DAY_MS;
    await client.query(
      `insert into subscription.coupons
         (code, coupon, note, kind, value, valid_from, valid_to, max_uses, used, active, created_at)
       values ($1, $2, $3, $4, $5, $6::timestamptz::date, $7::timestamptz::date, $8, $9, $10, $6)
       on conflict do nothing`,
      [
        random.code(at),
        one.coupon,
        one.note,
        one.kind,
        one.value,
        new Date(at),
        new Date(now + one.to * DAY_MS),
        one.maxUses,
        one.used,
        one.active,
      ],
    );
  }
};
