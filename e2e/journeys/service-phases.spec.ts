import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { pointerFor } from '../support/calendar-pointer.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';
import { stableBox } from '../support/stable-box.ts';

// The bar of a service's phases, whose handles are sliders.

const toursSeen = ['services', 'add-service'];

test.slow();

const phaseNames = ['Çalışma', 'Bekleme', 'Bitiş'] as const;
const phaseMinutes = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const phaseEnd = (page: Page, name: string) =>
  page.getByRole('slider', { name: `${name} sonu`, exact: true });

const fillPhases = async (page: Page, ...minutes: readonly string[]): Promise<void> => {
  for (const [at, name] of phaseNames.entries()) await phaseMinutes(page, name).fill(minutes[at] ?? '');
};
const expectPhases = async (page: Page, ...minutes: readonly string[]): Promise<void> => {
  for (const [at, name] of phaseNames.entries())
    await expect(phaseMinutes(page, name)).toHaveValue(minutes[at] ?? '');
};

test('minutes move from one phase to the next by keys, as far as each has some', async ({ page }) => {
  await openSalon(page, { toursSeen });
  await page.goto('/profil/hizmetler/ekle');
  await page.getByRole('button', { name: 'Bekleme ekle' }).click();
  await fillPhases(page, '30', '40', '20');
  const workEnd = phaseEnd(page, 'Çalışma');
  const waitEnd = phaseEnd(page, 'Bekleme');
  await expect(workEnd).toHaveAttribute('aria-valuetext', '30. dakika');
  await expect(waitEnd).toHaveAttribute('aria-valuetext', '70. dakika');
  for (const [key, ...minutes] of [
    ['PageUp', '45', '25', '20'],
    ['ArrowUp', '50', '20', '20'],
    ['End', '65', '5', '20'],
    ['ArrowRight', '65', '5', '20'],
    ['PageDown', '50', '20', '20'],
    ['Home', '5', '65', '20'],
    ['ArrowDown', '5', '65', '20'],
  ] as const) {
    await workEnd.press(key);
    await expectPhases(page, ...minutes);
  }
  await waitEnd.press('End');
  await expectPhases(page, '5', '85', '0');
  await expect(waitEnd).toHaveAttribute('aria-valuetext', '90. dakika');
  await expectAccessible(page);
  // What was typed may be no full five: it is told as it is, and moves to one.
  await fillPhases(page, '7', '40', '20');
  await expect(workEnd).toHaveAttribute('aria-valuetext', '7. dakika');
  await expect(workEnd).toHaveValue('7');
  await workEnd.press('ArrowRight');
  await expectPhases(page, '10', '37', '20');
});

test('minutes move from one phase to the next by hand', { tag: '@phone' }, async ({ page, isMobile }) => {
  await openSalon(page, { toursSeen });
  await page.goto('/profil/hizmetler/ekle');
  await page.getByRole('button', { name: 'Bekleme ekle' }).click();
  await fillPhases(page, '30', '40', '20');
  const bar = page.getByRole('group', { name: 'Süre bölümleri' });
  await bar.scrollIntoViewIfNeeded();
  const { width } = await stableBox(bar);
  const pointer = await pointerFor(page, isMobile);
  const drag = async (name: (typeof phaseNames)[number], minutes: number): Promise<void> => {
    const grip = await stableBox(bar.locator('svg').nth(phaseNames.indexOf(name)));
    const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    await pointer.down(from);
    await pointer.move(from, { x: from.x + (minutes / 90) * width, y: from.y });
    await pointer.up();
  };
  await drag('Çalışma', 15);
  await expectPhases(page, '45', '25', '20');
  await drag('Bekleme', -10);
  await expectPhases(page, '45', '15', '30');
  // Five minutes of waiting are left where there is any.
  await drag('Çalışma', 40);
  await expectPhases(page, '55', '5', '30');
  await drag('Çalışma', -60);
  await expectPhases(page, '5', '55', '30');
  // No room: the work may not be shorter, and the waiting neither.
  await fillPhases(page, '5', '5', '30');
  await drag('Çalışma', 15);
  await expectPhases(page, '5', '5', '30');
});
