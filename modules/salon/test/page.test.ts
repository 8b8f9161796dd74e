import { salon } from '@ayna/contracts/salon';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const page = (path: string) => app.visitor.call(routes.page, { params: { path } });

const setStatus = (salonCode: string, status: 'Draft' | 'Published' | 'Suspended') =>
  app.admin.call(routes.setStatus, {
    params: { salonCode },
    body: { status, reason: 'Adres baska bir isletmenin.' },
  });

/** As `subscription.changed` writes it. */
const storePackage = (salonCode: string, endsAt: string) =>
  app.database.asAdmin((client) =>
    client.query(
      `insert into salon.subscription_copies (salon_code, code, version, gone, state) values ($1, $1, 1, false, $2)
       on conflict (salon_code, code) do update set state = excluded.state`,
      [salonCode, { endsAt }],
    ),
  );

describe('GET /api/Salon/page/{path}', () => {
  test('shows everybody the salon, its hours, the holidays ahead and its design', async () => {
    const { salon: made, code } = await app.openSalon(app.person(), { path: 'sayfa', type: 'NailSalon' });
    const shown = await page('Sayfa');
    expect(shown).toMatchObject({
      code,
      name: made.name,
      type: 'NailSalon',
      path: 'sayfa',
      phone: made.phone,
      openingHours: made.openingHours,
      onlineBooking: true,
      anyEmployee: true,
      holidaysAhead: [
        { date: addDays(wallDate(Date.now(), made.zone), 120), name: 'Bayram', startsAt: null },
      ],
      design: { template: 'polish', colors: null, version: 0 },
    });
    expect(shown.design.sections.every(({ shown: isShown }) => isShown)).toBe(true);
    for (const hidden of ['email', 'ownerCode', 'remindDayBefore', 'suspension', 'changedBy'])
      expect(shown).not.toHaveProperty(hidden);
  });

  test('a former address answers with the present one', async () => {
    const { salon: made, owner } = await app.openSalon(app.person(), { path: 'eski-sayfa' });
    const { type, name, phone, email, province, district, address, description } = made;
    const { whatsapp, instagram, facebook, tiktok, position, version } = made;
    const basics = { type, name, phone, email, province, district, address, description };
    const general = { ...basics, whatsapp, instagram, facebook, tiktok, position, path: 'yeni-sayfa' };
    await owner.call(routes.change, { params: { salonCode: made.code }, body: { version, general } });
    expect(await page('eski-sayfa')).toMatchObject({ code: made.code, path: 'yeni-sayfa' });
  });

  test('an unknown, draft or suspended salon is not found, by its owner neither', async () => {
    await expect(page('hic-olmadi')).rejects.toMatchObject(refusal(404, 'not-found'));
    const { code, owner } = await app.openSalon(app.person(), { path: 'gizli-sayfa' });
    for (const status of ['Draft', 'Suspended'] as const) {
      await setStatus(code, status);
      await expect(page('gizli-sayfa')).rejects.toMatchObject(refusal(404, 'not-found'));
      await expect(owner.call(routes.page, { params: { path: 'gizli-sayfa' } })).rejects.toMatchObject(
        refusal(404, 'not-found'),
      );
    }
  });

  test('offers no booking once the package is over', async () => {
    const { code } = await app.openSalon(app.person(), { path: 'paketsiz' });
    await storePackage(code, new Date(Date.now() + 60_000).toISOString());
    expect(await page('paketsiz')).toMatchObject({ onlineBooking: true });
    await storePackage(code, new Date(Date.now() - 1_000).toISOString());
    expect(await page('paketsiz')).toMatchObject({ onlineBooking: false });
  });
});

test('GET /api/Salon/published lists published salons only, after a code', async () => {
  const [first, hidden, last] = [await app.openSalon(), await app.openSalon(), await app.openSalon()];
  await setStatus(hidden.code, 'Draft');
  const list = (after?: string) =>
    app.visitor.call(routes.published, { query: after === undefined ? {} : { after } });
  const { items, next } = await list();
  expect(next).toBeNull();
  const paths = items.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([first.salon.path, last.salon.path]));
  expect(paths).not.toContain(hidden.salon.path);
  expect(await list(first.code)).toEqual({
    items: [{ path: last.salon.path, changedAt: last.salon.changedAt }],
    next: null,
  });
});
