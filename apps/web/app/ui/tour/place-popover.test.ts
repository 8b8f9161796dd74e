import { expect, test } from 'vitest';
import { placePopover, tourFigures } from './place-popover.ts';

const popover = { width: 353, height: 200 };
const desktop = { width: 1440, height: 800 };
const phone = { width: 390, height: 844 };

test('the figures of the spec: popover max width 353, mask padding 10', () => {
  expect(tourFigures).toEqual({ popoverWidth: 353, maskPadding: 10 });
});

test('it stands under what it explains, at its left edge', () => {
  const masked = { left: 258, top: 341, right: 650, bottom: 495 };
  expect(placePopover(masked, popover, desktop)).toEqual({ x: 268, y: 511, side: 'below', arrow: 53 });
});

test('it stands above where there is no room under it', () => {
  const masked = { left: 258, top: 560, right: 650, bottom: 760 };
  expect(placePopover(masked, popover, desktop)).toMatchObject({ y: 344, side: 'above' });
});

test('it lies over what fills the screen', () => {
  const masked = { left: 0, top: 0, right: 1440, bottom: 800 };
  expect(placePopover(masked, popover, desktop)).toMatchObject({ y: 588, side: 'over' });
});

test('it never leaves the screen, and its arrow never leaves it', () => {
  const atTheRight = placePopover({ left: 1300, top: 10, right: 1440, bottom: 60 }, popover, desktop);
  expect(atTheRight.x).toBe(1440 - 353 - 12);
  expect(atTheRight.arrow).toBeLessThanOrEqual(353 - 26);
  const onAPhone = placePopover(
    { left: 6, top: 400, right: 384, bottom: 550 },
    { width: 353, height: 200 },
    phone,
  );
  expect(onAPhone.x).toBeGreaterThanOrEqual(12);
  expect(onAPhone.x + 353).toBeLessThanOrEqual(390 - 12);
});
