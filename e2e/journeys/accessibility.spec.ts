import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';

for (const path of ['/', '/dev/parcalar']) {
  test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
    // Many parts in two themes: axe alone needs a minute on a busy machine.
    test.slow();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });

  test(`${path} does not scroll sideways at 320`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectFits(page, 320);
  });

  test(`nothing moves on ${path} for who asked for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // Fading is no movement, and is what is left to such a person.
    const moving = await page.evaluate(`document.getAnimations()
      .filter(({ playState, transitionProperty }) => playState === 'running' && transitionProperty !== 'opacity')
      .map(({ animationName, transitionProperty }) => animationName ?? transitionProperty)`);
    expect(moving).toEqual([]);
  });
}

test('the letters on the screen are those of our own fonts', async ({ page }) => {
  await page.goto('/');
  const faces = () =>
    page.evaluate<string[]>(`document.fonts.ready.then((fonts) =>
    [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')))`);
  await expect.poll(faces).toEqual(expect.arrayContaining(['Geologica', 'Ysabeau']));
});
