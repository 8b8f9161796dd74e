import type { Page } from '@playwright/test';
import { addService } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { openSalon } from '../support/salon.ts';

type SalonPage = {
  readonly design: {
    readonly template: string;
    readonly colors: { readonly accent: string } | null;
    readonly sections: readonly { readonly name: string; readonly shown: boolean }[];
    readonly version: number;
  };
};

type Look = { readonly template: string; readonly button: string; readonly sections: readonly string[] };

/** What somebody sees who opens the salon's page now. */
const lookOf = async (visitor: Page, path: string): Promise<Look> => {
  await visitor.goto(path);
  return visitor.evaluate<Look>(`({
    template: document.body.className,
    button: getComputedStyle(document.querySelector('.button')).backgroundColor,
    sections: [...document.querySelectorAll('main section[id]')].map(({ id }) => id),
  })`);
};

test('an owner changes the page, publishes it and brings the former version back', async ({
  page,
  expects,
}) => {
  // The test's own scripts would run in the preview's frame too, where none may.
  expects.push(/Blocked script execution/);
  const salon = await openSalon(page);
  const { api, owner, salonCode } = salon;
  await addService(salon);
  const path = `/salon/nehir-${owner.digits}`;
  const visitor = await page.context().newPage();
  const readPage = () => api<SalonPage>('get', `/api/Salon/page/nehir-${owner.digits}`);
  const { design: before } = await readPage();
  await api('put', `/api/CustomSalonData/${salonCode}`, {
    template: 'flow',
    colors: null,
    slogan: 'Saçınızın kendi akışı var.',
    intro: '',
    servicesNote: '',
    teamNote: '',
    sections: before.sections,
    version: 0,
  });
  const former = await lookOf(visitor, path);
  expect(former.template).toBe('flow');
  await page.goto('/ozel-sablon');
  await page.getByRole('radio', { name: 'Ustura' }).check();
  const accent = page.getByRole('textbox', { name: 'Vurgu rengi', exact: true });
  await accent.fill('#D0763A');
  await expect(page.getByText('Bu renkte beyaz yazı zor okunur.')).toBeVisible();
  await page.getByRole('button', { name: /^Koyu yazıyla/ }).click();
  await expect(page.getByText('Bu renkte beyaz yazı zor okunur.')).toBeHidden();
  const grip = page.getByRole('button', { name: 'Ekip: taşı' });
  await grip.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(grip).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('switch', { name: 'Hakkımızda sayfada görünsün' }).uncheck();
  // What was not saved yet survives a reload.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Ustura' })).toBeChecked();
  await expect(page.getByText(/^Taslak kaydedildi/)).toBeVisible();
  expect((await readPage()).design.template).toBe('flow');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Yayınla/ }).click();
  await expect(page.getByText(/^Yayında · /)).toBeVisible();
  const { design } = await readPage();
  expect(design).toMatchObject({ template: 'razor', version: 2, colors: { accent: '#d0763a' } });
  const shown = design.sections.filter((section) => section.shown).map(({ name }) => name);
  expect(shown.indexOf('team')).toBeLessThan(shown.indexOf('services'));
  expect(shown).not.toContain('about');
  // The page itself follows within two seconds.
  await expect.poll(async () => (await lookOf(visitor, path)).template).toBe('razor');
  const published = await lookOf(visitor, path);
  expect(published.button).toBe('rgb(208, 118, 58)');
  expect(published.sections.indexOf('ekip')).toBeGreaterThanOrEqual(0);
  expect(published.sections.indexOf('ekip')).toBeLessThan(published.sections.indexOf('hizmetler'));
  expect(published.sections).not.toContain('hakkimizda');

  await page.getByRole('button', { name: 'Sürümler' }).click();
  await page.getByRole('button', { name: 'Sürüm 1: Karşılaştır' }).click();
  await expect(page.getByText(/^Taslağınızdan farkı: Şablon Akış oldu/)).toBeVisible();
  await page.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expect(page.getByText('Sürüm 1 taslağınız oldu.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Akış' })).toBeChecked();
  await page.getByRole('button', { name: /^Yayınla/ }).click();
  await expect.poll(async () => (await readPage()).design).toMatchObject({ template: 'flow', version: 3 });
  await expect.poll(() => lookOf(visitor, path)).toEqual(former);
});

test('who is signed out starts with a template after signing in', async ({ page, browser }) => {
  const { owner } = await openSalon(page);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto('/hazir-sablonlar');
  await visitor.getByRole('link', { name: 'Ustura şablonuyla başla' }).click();
  await expect(visitor).toHaveURL('/giris-yap?next=%2Fozel-sablon%3Fsablon%3Drazor');
  await signIn(visitor, owner);
  await expect(visitor.getByRole('radio', { name: 'Ustura' })).toBeChecked({ timeout: 20_000 });
  // It is a draft like any other, and a reload does not choose it again.
  await expect(visitor).toHaveURL('/ozel-sablon');
  await expect(visitor.getByText(/^Taslak kaydedildi/)).toBeVisible();
  await context.close();
});
