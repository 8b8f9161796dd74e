import { readFile } from 'node:fs/promises';
import { addMonths } from '@ayna/domain/wall-clock';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { today } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { pollOptions } from '../support/people.ts';
import { addEmployee, type OpenSalon, openSalon } from '../support/salon.ts';
import { toast } from '../support/toast.ts';

type Message = { readonly to: string; readonly text: string };

/** Without a confirmed address nothing can be mailed. The link went out with the sign-up; a second would end it. */
const confirmAddress = async (page: Page, { api, owner }: OpenSalon): Promise<void> => {
  let token: string | undefined;
  const findToken = async (): Promise<boolean> => {
    const sent = (await (await page.request.get('/dev/gelen-kutusu/veri')).json()) as readonly Message[];
    const text = sent.find(({ to }) => to === owner.email)?.text ?? '';
    token = /\/e-posta-onayi\/([\w-]+)/.exec(text)?.[1];
    return token !== undefined;
  };
  await expect.poll(findToken, pollOptions).toBe(true);
  await api('post', '/api/user/confirm-e-mail', { token });
};

/** What was paid in a month: work of Deniz, a tip and the rent; and a bill that is still due. */
const recordMonth = async (salon: OpenSalon, month: string): Promise<void> => {
  const { api, salonCode } = salon;
  const { code: employeeCode } = await addEmployee(salon, 'Deniz', 'Korkmaz');
  const entries = [
    ['Income', 'Appointment', 1250.5, '12', true],
    ['Income', 'Tip', 100, '13', true],
    ['Expense', 'Rent', 400, '05', true],
    ['Expense', 'Other', 75, '20', false],
  ] as const;
  await Promise.all(
    entries.map(([type, category, amount, day, status]) =>
      api('post', '/api/Transaction', {
        salonCode,
        type,
        category,
        amount,
        status,
        employeeCode,
        title: category,
        note: '',
        date: `${month}-${day}`,
      }),
    ),
  );
};

const download = async (page: Page, button: string): Promise<Buffer> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path());
};

test('an owner reads last month, hands it over, and wants it by mail', { tag: ['@phone', '@desk'] }, async ({
  page,
}) => {
  const salon = await openSalon(page, { toursSeen: ['monthly-report'] });
  const month = addMonths(`${today().slice(0, 7)}-01`, -1).slice(0, 7);
  await Promise.all([recordMonth(salon, month), confirmAddress(page, salon)]);

  await page.goto('/profil/aylık-rapor');
  await expect(page.getByText(/^Ay sürüyor/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sonraki ay' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Önceki ay' }).click();
  await expect(page).toHaveURL(`/profil/ayl%C4%B1k-rapor?ay=${month}`);
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Net+₺950,50');
  await expect(paper.getByRole('table', { name: 'Gelir kalemleri' })).toContainText('Toplam₺1.350,50');
  await expect(paper.getByRole('table', { name: 'Gider kalemleri' })).toContainText('Kira1₺400,00');
  await expect(paper).toContainText('alacak ₺0,00, borç ₺75,00');
  await expectFits(page, page.viewportSize()?.width ?? 0);
  await expectAccessible(page);

  expect((await download(page, 'PDF indir')).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await download(page, 'Excel')).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('switch', { name: 'Her ayın birinde e-postayla gelsin' }).click();
  await expect(toast(page, 'Aylık rapor e-postayla gelecek')).toBeVisible();
  expect(await salon.api('get', `/api/Transaction/report-mail/${salon.salonCode}`)).toEqual({
    on: true,
    hasAddress: true,
  });
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aylık rapor' })).toBeHidden();
  await expect(page.getByRole('switch')).toBeHidden();
});
