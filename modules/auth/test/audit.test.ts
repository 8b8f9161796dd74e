import { customersExported } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthApp, authApp } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('the audit log says who took personal data out, of which salon and how much', async () => {
  const [one, salon] = [await app.person(), newCode()];
  const { db } = app.ctxFor('auth');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salon));
  await db.forSalon(key, async (tx) =>
    tx.emit(customersExported, { byCode: one.code, what: 'cards', rows: 312 }),
  );
  await eventually(async () =>
    expect(
      await app.rows("select actor, subject, about_salon, details from auth.audit where action = 'exported'"),
    ).toEqual([
      { actor: one.code, subject: one.code, about_salon: salon, details: '{"what":"cards","rows":312}' },
    ]),
  );
});
