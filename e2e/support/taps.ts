import { expect, type Locator, type Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** Counts what a person does to a page: every tap, press of the mouse or a key, and every field filled in by hand. */
export const tapCounter = (isTouch = true) => {
  let taps = 0;
  let names = 0;
  const tap = async (what: Locator): Promise<void> => {
    taps += 1;
    await (isTouch ? what.tap() : what.click());
  };
  /** On a place and not on a thing: empty time in the calendar. */
  const tapAt = async (page: Page, { x, y }: Point): Promise<void> => {
    taps += 1;
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
  const fill = async (field: Locator, text: string): Promise<void> => {
    taps += 1;
    await expect(field).toBeEnabled();
    // A page that scrolls closes the list that hangs from a field.
    await field.scrollIntoViewIfNeeded();
    await field.fill(text);
  };
  const key = async (page: Page, name: string): Promise<void> => {
    taps += 1;
    await page.keyboard.press(name);
  };
  /** A drag is one act, whatever the steps of the pointer. */
  const drag = async (walk: () => Promise<void>): Promise<void> => {
    taps += 1;
    await walk();
  };
  /** What something or somebody is called, only its owner can say: counted apart. */
  const name = async (field: Locator, text: string): Promise<void> => {
    names += 1;
    await field.fill(text);
  };
  return { tap, tapAt, fill, key, drag, name, counts: () => ({ taps, names }) };
};
