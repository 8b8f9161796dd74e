import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, openSalon, routes, type TestSalon } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

let product: TestProduct;
let salon: TestSalon;
let card: string;
beforeAll(async () => {
  product = await startTestProduct();
  salon = await openSalon(product);
  const { customerCode } = await salon.book('10:00', { name: 'Ela', lastname: 'Er', phone: '+905321112233' });
  card = customerCode ?? '';
}, 60_000);
afterAll(() => product[Symbol.asyncDispose]());

// Who may not read what a customer has spent could otherwise add it up.
test.each([
  [['Receptionist'], 450],
  [['view-customers', 'view-reports'], 450],
  [['view-customers'], null],
  [['manage-customers', 'view-customer-phone'], null],
])('the history of a customer shows members with %j the price %j', async (groups, price) => {
  const member = await createMember(product, salon.salonCode, groups);
  expect(await member.call(routes.byCustomer, { params: { code: card } })).toMatchObject([
    { serviceSnapshot: { price } },
  ]);
});
