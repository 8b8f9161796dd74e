import { newCode } from '@ayna/kernel/codes';
import { expect, test } from 'vitest';
import { customerApp, routes } from './kit.ts';

test('a file that is sent twice with one Idempotency-Key is one import; another file is refused', async () => {
  await using app = await customerApp();
  const salon = app.newSalon();
  const key = { 'idempotency-key': newCode() };
  const send = (row: string) => {
    const query = { salonCode: salon.salonCode, fileName: 'liste.csv' };
    return salon.send(routes.startImport, { query, file: new Blob([`Ad,Telefon\n${row}\n`]) }, key);
  };
  const started = await (await send('Melike Er,0532 765 43 21')).json();
  expect(started).toMatchObject({ rows: 1 });
  expect(await (await send('Melike Er,0532 765 43 21')).json()).toEqual(started);
  const other = await send('Ayla Er,0532 765 43 22');
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'key-reused' }]);
});
