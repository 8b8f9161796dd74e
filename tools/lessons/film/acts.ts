import { chapters } from '../../../apps/web/app/features/lessons/film.texts.ts';
import type { Page } from '../../../e2e/support/chromium.ts';
import { blockOf, columnOf, gripOf, intoBlockPx, pointAt } from '../calendar.ts';
import { words } from '../texts.ts';
import type { Camera } from './camera.ts';

/** Long enough to read a caption and to look at what it speaks of. */
const reading = 3_600;

type Say = (line: number) => void;

const bookWalkIn = async (page: Page, camera: Camera, say: Say): Promise<void> => {
  say(0);
  await camera.hold(reading);
  say(1);
  const { x, y } = await pointAt(columnOf(page, words.elif), '14:30');
  await camera.pressAt({ x, y: y + 6 });
  await camera.hold(1_000);
  await camera.press(page.getByRole('menuitem', { name: words.add }));
  await page.getByRole('list', { name: words.serviceList }).waitFor();
  await camera.hold(2_000);
  say(2);
  await camera.press(page.getByRole('combobox', { name: words.search }));
  await camera.type(words.walkIn);
  const newCard = page.getByRole('option', { name: words.newCard });
  await newCard.waitFor();
  await camera.hold(1_200);
  await camera.press(newCard);
  await camera.hold(1_400);
  await camera.press(
    page.getByRole('list', { name: words.serviceList }).getByRole('button', { name: words.cut }),
  );
  await camera.hold(2_600);
  await camera.press(page.getByRole('button', { name: words.create }));
  await page.getByText(words.created).waitFor();
  say(3);
  await camera.hold(reading);
};

const moveVisit = async (page: Page, camera: Camera, say: Say): Promise<void> => {
  say(0);
  await camera.hold(reading);
  say(1);
  await camera.glide(await gripOf(blockOf(page, words.carried)));
  await camera.down();
  const { x, y } = await pointAt(columnOf(page, words.nehir), '16:30');
  await camera.glide({ x, y: y + intoBlockPx }, 2_600);
  await camera.hold(2_400);
  say(2);
  await camera.up();
  await page.getByText(words.moved).waitFor();
  await camera.hold(reading + 1_200);
};

const approveRequest = async (page: Page, camera: Camera, say: Say): Promise<void> => {
  say(0);
  await camera.glideTo(blockOf(page, words.asking));
  await camera.hold(reading);
  say(1);
  await camera.press(page.getByRole('link', { name: words.list }));
  const approve = page.getByRole('button', { name: words.approve });
  await approve.waitFor({ timeout: 20_000 });
  await camera.hold(2_400);
  await camera.press(approve);
  await approve.waitFor({ state: 'detached' });
  await camera.hold(2_400);
  say(2);
  await page.goBack();
  await blockOf(page, words.asking).waitFor();
  await camera.glideTo(blockOf(page, words.asking));
  await camera.hold(reading);
};

const takePayment = async (page: Page, camera: Camera, say: Say): Promise<void> => {
  say(0);
  await camera.glideTo(blockOf(page, words.finished));
  await camera.hold(reading);
  say(1);
  await camera.press(blockOf(page, words.finished));
  const dialog = page.getByRole('dialog', { name: words.details });
  await dialog.waitFor();
  await camera.hold(2_400);
  await camera.press(dialog.getByRole('button', { name: words.complete, exact: true }));
  const told = page.locator('[data-in]').filter({ hasText: words.completed });
  await told.waitFor();
  // It stands for as long as the pointer rests on it.
  await told.dispatchEvent('mouseover');
  await camera.glideTo(told.getByRole('button', { name: words.till }));
  await camera.hold(reading);
  say(2);
  await camera.down();
  await camera.up();
  const cash = page.getByRole('textbox', { name: words.cash, exact: true });
  await cash.waitFor();
  await camera.hold(2_400);
  await camera.press(cash);
  await page.keyboard.press('Control+A');
  await camera.type('500');
  await camera.hold(1_000);
  await camera.type('k');
  await camera.hold(3_000);
  await page.keyboard.press('Enter');
  await page.getByText(words.paid).waitFor();
  await camera.hold(1_800);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  say(3);
  await camera.hold(reading + 2_400);
};

/** The chapters of `film.texts.ts`, one after the other. */
export const playActs = async (page: Page, camera: Camera): Promise<void> => {
  const acts = [bookWalkIn, moveVisit, approveRequest, takePayment];
  for (const [index, act] of acts.entries()) {
    camera.chapter();
    await act(page, camera, (line) => camera.say(chapters[index]?.lines[line] ?? ''));
  }
};
