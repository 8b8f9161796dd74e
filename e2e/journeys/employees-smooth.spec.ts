import { expect, test } from '../support/journey.ts';
import { longestTask, scrollThrough, waitForFrames } from '../support/main-thread.ts';
import { openSalon } from '../support/salon.ts';

type Team = Record<string, unknown>[];

const names = ['Ayşe', 'Burak', 'Çiğdem', 'Deniz', 'Elif', 'Fatih', 'Gülşen', 'Hakan', 'Işıl', 'İpek'];

/** One employee of the salon as sixty, with the hours and leaves that a busy card has. */
const sixty = (one: Record<string, unknown>): Team =>
  Array.from({ length: 60 }, (_, index) => ({
    ...one,
    code: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    userSnapshot: { name: names[index % names.length], lastname: `Yılmaz ${index}` },
    owner: index === 0,
  }));

// By its own command, as services-smooth.spec.ts says. A trace of Playwright's own looks at the whole page.
test.skip(process.env.SMOOTH !== 'on', 'measured alone');
test.use({ trace: 'off' });
test.beforeEach(() => test.setTimeout(90_000));

test('sixty employees scroll and are searched without a long task on a machine a quarter as fast', async ({
  page,
}) => {
  await openSalon(page, { toursSeen: ['employees'] });
  // No package has sixty places: the answer is the salon's own employee, sixty times.
  await page.route(/\/api\/Employee\/by-salon\/[^?]+$/, async (route) => {
    const response = await route.fetch();
    const [one] = (await response.json()) as Team;
    await route.fulfill({ response, json: sixty(one ?? {}) });
  });
  await page.goto('/profil/çalışanlar');
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('article').first().hover();
  const centre = async (name: RegExp): Promise<readonly [number, number]> => {
    const box = await page.getByRole('tab', { name }).boundingBox();
    return [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  };
  const [invited, team] = [await centre(/Davetli/), await centre(/Ekip/)];
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    scroll: () => scrollThrough(page, 'article', 60),
    type: () => page.keyboard.type('isil', { delay: 120 }),
    erase: async () => {
      for (const _ of 'isil') await page.keyboard.press('Backspace', { delay: 60 });
    },
    choose: () => page.mouse.click(...invited),
    back: () => page.mouse.click(...team),
  };
  const longest: Record<string, number> = {};
  for (const [name, step] of Object.entries(steps)) {
    if (name === 'type') await page.getByRole('searchbox', { name: 'Çalışan ara' }).focus();
    await waitForFrames(page, 40);
    const work = async () => {
      await step();
      await waitForFrames(page, 40);
    };
    longest[name] = Math.round(await longestTask(page, work));
  }
  test.info().annotations.push({ type: 'longest', description: JSON.stringify(longest) });
  expect(
    Object.entries(longest).filter(([, ms]) => ms > 50),
    JSON.stringify(longest),
  ).toEqual([]);
});
