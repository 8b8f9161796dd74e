import { auth } from '@ayna/contracts/auth';
import { content } from '@ayna/contracts/content';
import { customer } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAt, createPerson, openSalon, password } from '../appointment/kit.ts';
import { startTestProduct, type TestProduct } from '../appointment/test-product.ts';

// An erasure must not take the data of somebody else with it.

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
}, 60_000);
afterAll(() => product[Symbol.asyncDispose]());

/** Waits until the modules with messages have handled a deletion. */
const isHandled = () =>
  eventually(async () =>
    expect(
      await product.rows(
        `select name from pgboss.job
         where name in ('content.person.erased', 'notification.person.erased') and state = 'completed'`,
      ),
    ).toHaveLength(2),
  );

test('who claims the e-mail of another person deletes none of its messages', async () => {
  const email = 'kurban@ornek.com';
  await clientAt(product.url, null).call(content.routes.sendMessage, {
    body: { fullName: 'Kurban Er', email, phone: '+905380000001', message: 'Bir sorum vardi.' },
  });
  const thief = await createPerson(product);
  await product.rows('update auth.people set email = $2 where person_code = $1', [thief.code, email]);
  await thief.call(auth.routes.deleteAccount, { body: { password } });
  await isHandled();
  expect(await product.rows('select from content.contact_messages where email = $1', [email])).toHaveLength(
    1,
  );
  expect(await product.rows('select from notification.messages where reply_to = $1', [email])).toHaveLength(
    1,
  );
});

test('the uploaded rows of people with the same name stay, and those of the customer go', async () => {
  const { owner, salonCode } = await openSalon(product);
  const addCard = (name: string, lastname: string, phone: string) =>
    owner.call(customer.routes.create, {
      body: { salonCode, name, lastname, phone, email: null, birthday: null, allergies: '', tags: [] },
    });
  const cards = [await addCard('Ela', 'Er', '+905380000002'), await addCard('Nil', '', '+905380000003')];
  const rows = [
    { number: 2, cells: ['Ela', 'Er', '0538 000 00 02', ''] },
    { number: 3, cells: ['Ela', 'Er', '0538 999 00 02', ''] },
    { number: 4, cells: ['Ela Er', '', '0538 999 00 03', ''] },
    { number: 5, cells: ['Nil', 'Kaya', '0538 999 00 04', ''] },
    { number: 6, cells: ['Nil', '', '+90 538 000 00 03', ''] },
  ];
  const importCode = newCode();
  await product.rows(
    `insert into customer.imports (salon_code, code, state, file_name, headers, samples, options, rows, pieces, by_code, created_at)
     values ($1, $2, 'stopped', 'liste.csv', '{}', '{}', '{"columns":[],"merge":true,"marketing":false}', 5, 1, $3, now())`,
    [salonCode, importCode, newCode()],
  );
  await product.rows('insert into customer.import_pieces values ($1, $2, 0, $3)', [
    salonCode,
    importCode,
    JSON.stringify(rows),
  ]);
  for (const { code } of cards) await owner.call(customer.routes.erase, { params: { code } });
  const [piece] = await product.rows<{ rows: { number: number }[] }>(
    'select rows from customer.import_pieces where import_code = $1',
    [importCode],
  );
  expect(piece?.rows.map(({ number }) => number)).toEqual([3, 4, 5]);
});
