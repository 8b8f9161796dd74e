import type { Page } from '@playwright/test';
import { ownerOf, workdayAt } from '../support/appointment-details.ts';
import { melike } from '../support/appointments/texts.ts';
import { addService, book } from '../support/appointments.ts';
import { expect, test } from '../support/journey.ts';
import { arganOil } from '../support/salon/texts.ts';
import { openSalon } from '../support/salon.ts';

// The tours to their ends, by keyboard at a desk and by touch on a phone: each step points at something that is there.

/** What the mask adds around what it shows, on both sides. */
const MASK_PADDING = 20;

const card = (page: Page) => page.locator('.tour-popover');
const hole = (page: Page) => page.locator('.tour-mask mask rect').nth(1);

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
};

/** How much of what the step shows is on the screen: all of it, or as much as the screen can hold. */
const shownShare = async (page: Page): Promise<number> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await hole(page).boundingBox();
  if (!box || box.width <= MASK_PADDING || box.height <= MASK_PADDING) return 0;
  return overlap(box, { x: 0, y: 0, width, height }) / Math.min(box.width * box.height, width * height);
};

const stepText = async (page: Page): Promise<readonly [step: number, total: number]> => {
  const [, step, total] = /(\d+) \/ (\d+)/.exec(await card(page).innerText()) ?? [];
  return [Number(step), Number(total)];
};

type Walk = { readonly total: number; readonly isMobile: boolean };

const walkTour = async (page: Page, path: string, { total, isMobile }: Walk): Promise<void> => {
  await page.goto(path);
  const offer = page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' });
  // It offers itself in a corner and waits there.
  await expect(offer, path).toBeVisible({ timeout: 20_000 });
  await expect(card(page)).toHaveCount(0);
  await (isMobile ? offer.tap() : offer.press('Enter'));
  await expect(card(page), path).toBeVisible();
  for (let step = 1; step <= total; step += 1) {
    const title = `${path}, step ${step}`;
    await expect.poll(() => stepText(page), title).toEqual([step, total]);
    await expect.poll(() => shownShare(page), title).toBeGreaterThan(0.6);
    await expect(card(page), title).toBeInViewport({ ratio: 0.99 });
    const button = card(page).getByRole('button', { name: step === total ? 'Bitir' : 'Sonraki' });
    if (isMobile) await button.tap();
    else await page.keyboard.press(step === total ? 'Enter' : 'ArrowRight');
  }
  await expect(card(page), path).toHaveCount(0);
};

const openLivelySalon = async (page: Page) => {
  const salon = await openSalon(page);
  const [service, employeeCode] = await Promise.all([addService(salon), ownerOf(salon)]);
  await salon.api('post', '/api/Inventory', {
    salonCode: salon.salonCode,
    ...arganOil,
    supplier: 'Saç Deposu',
    criticalLevel: 6,
    stock: 2,
  });
  await book(salon, { service, employeeCode, start: workdayAt('11:00') }, melike);
  return { salonCode: salon.salonCode, employeeCode };
};

/** The steps of each tour at a desk, and where it differs on a phone: one whose target is missing would be left out. */
type Steps = number | { readonly desk: number; readonly phone: number };

const groups: Readonly<Record<string, (salon: { salonCode: string }) => Readonly<Record<string, Steps>>>> = {
  'the desk': () => ({
    '/profil': 4,
    '/profil/kontrol-paneli': 6,
    '/profil/randevular': 4,
    '/profil/randevular/ekle': 5,
    '/profil/müşterilerim': 3,
    '/profil/hizmetler': 5,
    '/profil/hizmetler/ekle': 4,
  }),
  'the salon': ({ salonCode }) => ({
    '/profil/çalışanlar': 4,
    '/profil/çalışanlar/ekle': 5,
    '/profil/salon-bilgileri': 3,
    [`/profil/salonu-duzenle/${salonCode}`]: 3,
    '/ozel-sablon': { desk: 4, phone: 3 },
    '/profil/kontrol-paneli/paket': 5,
  }),
  'money and stock': () => ({
    '/profil/istatistik-paneli': 6,
    '/profil/aylık-rapor': 4,
    '/profil/muhasebe': 3,
    '/profil/muhasebe/gun-sonu': 5,
    '/profil/muhasebe/prim': 6,
    '/profil/envanter': 5,
    '/profil/envanter/ekle': 5,
    '/profil/envanter/sayim': 3,
    '/profil/envanter/siparis': { desk: 3, phone: 2 },
  }),
};

const stepsOn = (steps: Steps, isMobile: boolean): number => {
  if (typeof steps === 'number') return steps;
  return isMobile ? steps.phone : steps.desk;
};

for (const [name, screens] of Object.entries(groups)) {
  test(`each tour of ${name} is walked to its end`, async ({ page, isMobile }) => {
    test.slow();
    const salon = await openLivelySalon(page);
    for (const [path, steps] of Object.entries(screens(salon)))
      await walkTour(page, path, { total: stepsOn(steps, isMobile), isMobile });
  });
}
