import { describe, expect, test } from 'vitest';
import { subscription } from '../../subscription.ts';
import { validate } from '../validation.ts';

// Each route of subscription that takes more than codes: what it accepts at both ends of every field, and what it refuses
// one step beyond, at that field.

type Route = keyof typeof subscription.routes;
type Part = 'params' | 'query' | 'body';
type Edge = readonly [field: string, accepted: readonly unknown[], refused: readonly unknown[]];
type Bounds = { readonly part?: Part; readonly plain: object; readonly edges: readonly Edge[] };

const code = '019a8000-0000-7000-8000-000000000001';
const text = (length: number): string => 'a'.repeat(length);
const many = <T>(length: number, value: T): T[] => Array.from({ length }, () => value);
const price: Edge[1] = [0, 0.29, 9_999_999.99];
const noPrice: Edge[2] = [-0.01, 0.005, 10_000_000, Number.NaN, '490'];
const limit: readonly [Edge[1], Edge[2]] = [
  [0, 1_000_000],
  [-1, 1_000_001, 1.5],
];
const version: Edge = ['version', [0, 2_147_483_647], [-1, 2_147_483_648, 0.5, undefined]];
const page: Edge = ['page', [undefined, '0', '1000000'], ['-1', '1000001', '1.5', '1e3', 'x']];

const card = { holder: 'NEHIR AKSOY', number: '5528790000000008', month: '12', year: '2030', cvc: '123' };
const cardEdges: readonly Edge[] = [
  ['card.holder', ['Aa', text(80)], ['A', text(81), 'a\nb']],
  ['card.number', ['1'.repeat(12), '1'.repeat(19)], ['1'.repeat(11), '1'.repeat(20), '5528 7900 0000 0008']],
  ['card.month', ['01', '12'], ['00', '13', '1']],
  ['card.year', ['2000', '2099'], ['1999', '2100', '30']],
  ['card.cvc', ['123', '1234'], ['12', '12345', '12a']],
];

const place = {
  address: 'Moda Cad. 118/A',
  district: 'Moda',
  city: 'Ankara',
  email: 'nehir@ornek.com',
  phone: '+905321234567',
};
const placeEdges = (before = ''): readonly Edge[] => [
  [`${before}address`, [text(5), text(200)], [text(4), text(201)]],
  [`${before}district`, [text(2), text(60)], [text(1), text(61)]],
  [`${before}city`, [text(2), text(60)], [text(1), text(61)]],
  [`${before}email`, ['a@b.co'], ['a', `${text(255)}@b.co`, '']],
  [`${before}phone`, ['+905321234567'], ['12', '+90532123456789012']],
];

const packagePlain = {
  name: 'Salon',
  tagline: '',
  monthlyPrice: 990,
  yearlyPrice: 9900,
  employees: 6,
  photos: 100,
  sms: 500,
  features: [],
  active: true,
};
const packageEdges: readonly Edge[] = [
  ['name', [text(2), text(60)], [text(1), text(61), '']],
  ['tagline', ['', text(120)], [text(121)]],
  ['monthlyPrice', price, noPrice],
  ['yearlyPrice', price, noPrice],
  ['employees', ...limit],
  ['photos', ...limit],
  ['sms', ...limit],
  ['features', [[], many(20, 'books')], [many(21, 'books')]],
];

const packPlain = { sms: 100, price: 60, active: true };
const packEdges: readonly Edge[] = [
  ['sms', [1, 100_000], [0, 100_001, 1.5]],
  ['price', [0.01, 9_999_999.99], [0, 0.001, 10_000_000]],
];

const couponPlain = {
  note: '',
  off: { kind: 'percent', value: 20 },
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  maxUses: 100,
  packageCodes: [],
  active: true,
};
const couponEdges: readonly Edge[] = [
  ['note', ['', text(120)], [text(121)]],
  ['off.value', [1, 100], [0, 101, 0.5]],
  ['validFrom', ['2024-02-29'], ['2023-02-29', '1999-12-31', '2023-13-01', '2023-1-1']],
  ['validTo', ['2026-11-01'], ['2026-10-31', '9999-12-31', '2026-11-31']],
  ['maxUses', [1, 1_000_000], [0, 1_000_001]],
  ['packageCodes', [[], many(50, code)], [many(51, code)]],
];
const couponText: Edge = [
  'coupon',
  ['ABC', 'a'.repeat(30), 'YAZ-26'],
  ['AB', 'a'.repeat(31), 'YAZ--26', '-YAZ', 'YAZ-'],
];

const spendingPlain = { salonCode: code, kind: 'sms', amount: 1, key: 'x' };
const spendingEdges: readonly Edge[] = [
  ['kind', ['employees', 'photos', 'sms'], ['mails', '']],
  ['amount', [1, 100_000], [0, 100_001, 1.5]],
  ['key', ['x', text(100)], ['', text(101)]],
];

const bounds: Partial<Record<Route, Bounds>> = {
  quote: {
    plain: { purchase: { kind: 'package', packageCode: code, period: 'monthly' } },
    edges: [
      ['purchase.period', ['monthly', 'yearly'], ['weekly', undefined]],
      ['purchase.packageCode', [code], ['', 'x', undefined]],
      ['coupon', [undefined, null, 'YAZ'], ['AB', text(31)]],
    ],
  },
  createAndPay: {
    plain: {
      key: 'presses-1',
      purchase: { kind: 'sms', packCode: code },
      amount: 60,
      card,
      store: false,
      accepted: true,
    },
    edges: [
      ['key', [text(8), text(100)], [text(7), text(101), 'a key 123']],
      ['amount', price, noPrice],
      ['orderCode', [undefined, null, code], ['x']],
      ['accepted', [true], [false, undefined]],
      ['cardCode', [null], [code, 'x']],
      ...cardEdges,
    ],
  },
  completePayment: { plain: { orderCode: code }, edges: [['orderCode', [code], ['', 'x', undefined]]] },
  payments: { part: 'query', plain: {}, edges: [page] },
  saveTaxDetails: {
    plain: {
      ...place,
      kind: 'person',
      name: 'Nehir',
      lastname: 'Aksoy',
      title: '',
      taxOffice: '',
      taxNumber: '10000000146',
    },
    edges: [
      ['kind', ['person'], ['firm', undefined]],
      ['title', ['', text(160)], [text(161)]],
      ['taxOffice', ['', text(60)], [text(61)]],
      ['taxNumber', ['6310047284', '631 004 7284'], ['6310047285', '10000000147', '1'.repeat(21), '']],
      ...placeEdges(),
    ],
  },
  setAutoRenew: {
    plain: { on: true, version: 1 },
    edges: [['on', [true, false], ['on', undefined]], version],
  },
  addCard: { plain: { card }, edges: cardEdges },
  planChange: {
    plain: { packageCode: code, period: 'monthly', version: 1 },
    edges: [['period', ['yearly'], ['daily']], version],
  },
  addPackage: { plain: packagePlain, edges: packageEdges },
  changePackage: { plain: { ...packagePlain, version: 1 }, edges: [...packageEdges, version] },
  orderPackages: { plain: { codes: [code] }, edges: [['codes', [many(50, code)], [[], many(51, code)]]] },
  addSmsPack: { plain: packPlain, edges: packEdges },
  changeSmsPack: { plain: { ...packPlain, version: 1 }, edges: [...packEdges, version] },
  coupons: { part: 'query', plain: {}, edges: [page] },
  addCoupon: { plain: { coupon: 'YAZ', ...couponPlain }, edges: [couponText, ...couponEdges] },
  changeCoupon: { plain: { ...couponPlain, version: 1 }, edges: [...couponEdges, version] },
  changeBillingSettings: {
    plain: {
      vatRate: 20,
      invoicePrefix: 'AYN',
      seller: { title: 'Ayna', taxOffice: 'Moda', taxNumber: '6310047284', ...place },
      version: 1,
    },
    edges: [
      ['vatRate', [0, 100], [-1, 101, 18.5]],
      ['invoicePrefix', ['ABC'], ['AB', 'ABCD', 'abc']],
      ['seller.title', [text(2), text(160)], [text(1), text(161)]],
      ['seller.taxNumber', ['6310047284'], ['10000000146', '']],
      ...placeEdges('seller.'),
      version,
    ],
  },
  revenue: {
    part: 'query',
    plain: {},
    edges: [
      ['from', [undefined, '2026-01'], ['2026-13', '1999-01', '2026']],
      ['to', [undefined, '2026-12'], ['9999-01', '2026-1']],
    ],
  },
  extendTrial: {
    plain: { salonCode: code, days: 7 },
    edges: [
      ['days', [1, 90], [0, 91, 1.5]],
      ['reason', [undefined, '', text(200)], [text(201)]],
    ],
  },
  hasFeature: {
    part: 'params',
    plain: { salonCode: code, feature: 'statistics' },
    edges: [['feature', ['custom-template'], ['everything', '']]],
  },
  spend: { plain: spendingPlain, edges: spendingEdges },
  release: { plain: spendingPlain, edges: spendingEdges },
};

const withValue = (plain: object, [head = '', ...rest]: readonly string[], value: unknown): object => ({
  ...plain,
  [head]: rest.length === 0 ? value : withValue((plain as Record<string, object>)[head] ?? {}, rest, value),
});

const schemaOf = (route: Route, part: Part) => {
  const schema = (subscription.routes[route] as Partial<Record<Part, Parameters<typeof validate>[0]>>)[part];
  if (!schema) throw new Error(`${route} has no ${part}`);
  return schema;
};

const cases = Object.entries(bounds).flatMap(([route, { part = 'body', plain, edges }]) =>
  edges.map(([field, accepted, refused]) => ({
    route: route as Route,
    part,
    plain,
    field,
    accepted,
    refused,
  })),
);

test.each(cases)('$route: $field', ({ route, part, plain, field, accepted, refused }) => {
  const schema = schemaOf(route, part);
  const fieldsOf = (value: unknown) => validate(schema, withValue(plain, field.split('.'), value)).fields;
  expect(validate(schema, plain).fields).toBeUndefined();
  for (const value of accepted)
    expect({ value, fields: fieldsOf(value) }).toEqual({ value, fields: undefined });
  for (const value of refused)
    expect({ value, refused: Object.keys(fieldsOf(value) ?? {}) }).toEqual({ value, refused: [field] });
});

describe('the list of bounds', () => {
  // What they take beside codes is the list page of copies, which all modules share.
  const onlyCodes = new Set<string>(['spendings', 'states']);

  test('has every route that takes more than the code in its address', () => {
    const taking = Object.entries(subscription.routes).filter(
      ([name, route]) => ('body' in route || 'query' in route) && !onlyCodes.has(name),
    );
    const codesOnly = ['beginTrial'];
    expect(
      taking.map(([name]) => name).filter((name) => !(name in bounds) && !codesOnly.includes(name)),
    ).toEqual([]);
  });
});
