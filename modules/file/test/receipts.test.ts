import { receiptSet } from '@ayna/contracts/finance.events';
import { newCode } from '@ayna/kernel/codes';
import { deliverEvent } from '@ayna/kernel/testkit/deliver-event';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blobOf, DAY_MS, type FileApp, fileApp, routes } from './kit.ts';
import { jpeg } from './pictures.ts';

let app: FileApp;
let photo: Blob;
beforeAll(async () => {
  app = await fileApp();
  photo = blobOf(await jpeg(400, 800));
});
beforeEach(() => {
  app.clock.ahead = 0;
});
afterAll(() => app[Symbol.asyncDispose]());

/** A salon with a member who manages its books. */
const newSalon = () => {
  const { salonCode } = app.newSalon();
  const accountant = app.as(app.people.member(salonCode, 'manage-finance'));
  return {
    salonCode,
    accountant,
    add: () => accountant.call(routes.addReceipt, { query: { salonCode }, file: photo }),
    /** What finance emits when a transaction gets a receipt. */
    attach: async (transactionCode: string, version: number, receiptCode: string | null) => {
      const data = { code: transactionCode, version, receiptCode };
      await deliverEvent(app.database.url, 'file', receiptSet.name, data, salonCode);
      await eventually(async () => {
        const rows = await app.rows(
          'select from file.receipts where transaction_code = $1 and transaction_version >= $2',
          [transactionCode, version],
        );
        expect(rows).not.toEqual([]);
      });
    },
    sweep: async (days: number) => {
      app.clock.ahead = days * DAY_MS;
      await app.runSchedule('sweep-gone');
      // Sessions expire by the same clock.
      app.clock.ahead = 0;
    },
  };
};

type Client = ReturnType<FileApp['as']>;

const show = async (client: Client, salonCode: string, code: string): Promise<number> =>
  (await client.send(routes.receipt, { params: { salonCode, code, size: 'large' } })).status;

describe('a receipt', () => {
  test('is shown to those who manage the books, and no cache keeps it', async () => {
    const { accountant, salonCode, add } = newSalon();
    const { code } = await add();
    const response = await accountant.send(routes.receipt, { params: { salonCode, code, size: 'large' } });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  test('is not shown to a colleague without the right, to a stranger, or to another salon', async () => {
    const { salonCode, add } = newSalon();
    const { code } = await add();
    const colleague = app.as(app.people.member(salonCode, 'manage-salon', 'Receptionist'));
    const other = newSalon();
    expect(await show(colleague, salonCode, code)).toBe(403);
    expect(await show(app.as(null), salonCode, code)).toBe(401);
    expect(await show(other.accountant, salonCode, code)).toBe(404);
    expect(await show(other.accountant, other.salonCode, code)).toBe(404);
  });

  test('has no public address: the route of pictures does not find it', async () => {
    const { code } = await newSalon().add();
    for (const size of ['small', 'medium', 'large'] as const)
      expect((await app.image(code, size)).status).toBe(404);
  });

  test('takes no photo quota', async () => {
    const { salonCode, add } = newSalon();
    Object.assign(app.subscription.ledgerFor(salonCode), { limit: 0 });
    await expect(add()).resolves.toHaveProperty('code');
  });

  test('is a picture, or refused', async () => {
    const { salonCode, accountant } = newSalon();
    const file = new Blob(['%PDF-1.7']);
    await expect(accountant.call(routes.addReceipt, { query: { salonCode }, file })).rejects.toMatchObject({
      body: { code: 'not-a-picture' },
    });
  });
});

describe('after a day', () => {
  test('a receipt that no transaction has is deleted, with its bytes', async () => {
    const { salonCode, accountant, add, sweep } = newSalon();
    const { code } = await add();
    await sweep(0.9);
    expect(app.isReceiptStored(salonCode, code)).toBe(true);
    await sweep(1.1);
    expect(app.isReceiptStored(salonCode, code)).toBe(false);
    expect(await show(accountant, salonCode, code)).toBe(404);
  });

  test('the receipt of a transaction stays, and the one before it goes', async () => {
    const { salonCode, accountant, add, attach, sweep } = newSalon();
    const [first, second, transaction] = [(await add()).code, (await add()).code, newCode()];
    await attach(transaction, 1, first);
    await attach(transaction, 2, second);
    await sweep(400);
    expect(await show(accountant, salonCode, first)).toBe(404);
    expect(await show(accountant, salonCode, second)).toBe(200);
  });

  test('one that was detached and attached again stays, also if the events come in another order', async () => {
    const { salonCode, accountant, add, attach, sweep } = newSalon();
    const [{ code }, transaction] = [await add(), newCode()];
    await attach(transaction, 1, code);
    await attach(transaction, 3, code);
    await attach(transaction, 2, null);
    // Handled after the late one.
    await attach(newCode(), 1, (await add()).code);
    await sweep(2);
    expect(await show(accountant, salonCode, code)).toBe(200);
    await attach(transaction, 4, null);
    await sweep(4);
    expect(await show(accountant, salonCode, code)).toBe(404);
  });
});
