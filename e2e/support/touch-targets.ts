import type { Page } from '@playwright/test';

/** What a finger needs on a phone; half a pixel is lost where a browser rounds. */
const MIN_PX = 43.5;

/**
 * Measures where a finger hits each thing that can be pressed: from its middle outwards as far as the browser would
 * give the press to it, so that an area enlarged by a pseudo element or a label counts. Left out are links within a
 * sentence, and what a scale of time draws, whose height is its length.
 */
const findSmall = ({ min, skip }: { readonly min: number; readonly skip: string }): string[] => {
  const pressable = 'button, a[href], input:not([type=hidden]), select, textarea, [role=button]';
  /** A control that is drawn by its label is pressed there. */
  const areaOf = (element: Element): Element => {
    const label = element.closest('label');
    const isDrawn = element.getBoundingClientRect().width > 4 && getComputedStyle(element).opacity !== '0';
    return label && (!isDrawn || label.contains(element)) ? label : element;
  };
  /** For screen readers only, such as the way past the menu until it has the focus. */
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const isInSentence = (element: Element): boolean =>
    element.tagName === 'A' &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
  /** How far a press reaches from the middle, in this direction. */
  const reach = (area: Element, x: number, y: number, dx: number, dy: number): number => {
    for (let px = 1; px <= min / 2; px += 1) {
      const hit = document.elementFromPoint(x + dx * px, y + dy * px);
      if (!hit || !(area === hit || area.contains(hit))) return px - 1;
    }
    return min / 2;
  };
  const sizeOf = (area: Element): { width: number; height: number } => {
    area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = area.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return {
      width: Math.max(width, reach(area, x, y, -1, 0) + reach(area, x, y, 1, 0)),
      height: Math.max(height, reach(area, x, y, 0, -1) + reach(area, x, y, 0, 1)),
    };
  };
  const areas = new Set(
    [...document.querySelectorAll(pressable)]
      .filter((element) => element.closest('[inert], [aria-hidden=true]') === null)
      .map(areaOf)
      .filter((area) => area.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((area) => !area.matches(skip) && !isClipped(area) && !isInSentence(area)),
  );
  return [...areas].flatMap((area) => {
    const { width, height } = sizeOf(area);
    const name = area.getAttribute('aria-label') ?? area.textContent.trim().slice(0, 40);
    return width < min || height < min
      ? [`${area.tagName.toLowerCase()} "${name}" ${Math.round(width)} x ${Math.round(height)}`]
      : [];
  });
};

/** What is too small for a finger on the page as it stands, each with its size. */
export const smallTargets = (page: Page, skip = '.cal-block, .cal-blocked, .cal-free'): Promise<string[]> =>
  page.evaluate(findSmall, { min: MIN_PX, skip });
