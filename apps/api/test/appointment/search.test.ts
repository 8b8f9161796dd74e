import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, openSalon, routes, type TestSalon } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
let salon: TestSalon;
let codes: Readonly<Record<'old' | 'next' | 'ipek' | 'walkIn', string>>;
beforeAll(async () => {
  product = await startTestProduct();
  salon = await openSalon(product);
  const isil = { name: 'Işıl', lastname: 'Gündoğdu', phone: '+905324182796' };
  codes = {
    old: (await salon.book('13:00', isil)).code,
    next: (await salon.book('11:00', isil)).code,
    walkIn: (await salon.book('14:00', { name: 'Gülşah', lastname: 'Işık %50', phone: null })).code,
    ipek: (await salon.book('12:00', { name: 'İpek', lastname: 'Ünlü', phone: '+905337741806' })).code,
  };
  // Beyond every span that a list answers.
  await product.rows(
    `update appointment.appointments
     set starts_at = starts_at - interval '3 years', ends_at = ends_at - interval '3 years' where code = any($1::uuid[])`,
    [[codes.old, codes.walkIn]],
  );
  const other = await openSalon(product);
  await other.book('10:00', isil);
  await other.book('11:00', { name: 'Gülşah', lastname: 'Işık', phone: null });
}, 60_000);
afterAll(() => product[Symbol.asyncDispose]());

const search = async (s: string, ...groups: string[]) => {
  const member = await createMember(product, salon.salonCode, groups);
  return member.call(routes.search, { params: { salonCode: salon.salonCode }, query: { s } });
};

const codesOf = (found: Awaited<ReturnType<typeof search>>) => found.map(({ code }) => code);

test('a search reaches all time, the latest first, and no other salon', async () => {
  const both = [codes.next, codes.old];
  expect(codesOf(await search('isil gun', 'Receptionist'))).toEqual(both);
  expect(codesOf(await search('0532 418', 'Receptionist'))).toEqual(both);
  expect(codesOf(await search('ipek', 'Receptionist'))).toEqual([codes.ipek]);
  expect(await search('zeynep', 'Receptionist')).toEqual([]);
});

test('a member who may not see phones finds a whole number only, and reads it masked', async () => {
  expect(await search('0532 418')).toEqual([]);
  expect(await search('0532 418 27 96')).toMatchObject([
    { customerSnapshot: { phone: '0532 *** ** 96' } },
    { customerSnapshot: { phone: '0532 *** ** 96' } },
  ]);
});

test('a customer with a name only is found in all time too, beside those with a card', async () => {
  expect(codesOf(await search('gulsah isik'))).toEqual([codes.walkIn]);
  expect(codesOf(await search('IŞ', 'Receptionist'))).toEqual([codes.next, codes.walkIn, codes.old]);
  expect(codesOf(await search('%5'))).toEqual([codes.walkIn]);
  expect(await search('gulsah demir')).toEqual([]);
  // Digits are a phone, and nobody's name.
  expect(await search('5555')).toEqual([]);
});

test('a customer with a card has no second name to search by', async () => {
  const stored = await product.rows<{ folded_name: string | null }>(
    'select folded_name from appointment.appointments where code = any($1::uuid[]) order by starts_at',
    [[codes.ipek, codes.walkIn]],
  );
  expect(stored).toEqual([{ folded_name: 'gulsah isik %50' }, { folded_name: null }]);
});
