import type { Page } from '../../../e2e/support/chromium.ts';
import type { Point } from '../calendar.ts';

/** The pointer, which a browser without a window does not draw. It lies over everything and takes no press. */
const addPointer = `(() => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.id = 'film-pointer';
  for (const [name, value] of Object.entries({ position: 'fixed', left: '0', top: '0', width: '30px', height: '30px',
    zIndex: '2147483647', pointerEvents: 'none', overflow: 'visible', filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 0.35))' }))
    svg.style[name] = value;
  const ring = document.createElementNS(svg.namespaceURI, 'circle');
  for (const [name, value] of Object.entries({ cx: 3, cy: 2, r: 15, fill: '#882e55', opacity: 0 })) ring.setAttribute(name, value);
  const arrow = document.createElementNS(svg.namespaceURI, 'path');
  arrow.setAttribute('d', 'M3 2v17l4.6-4.3 2.9 6.5 3-1.3-2.9-6.4 6.4-.5z');
  arrow.setAttribute('fill', '#162120');
  arrow.setAttribute('stroke', '#fff');
  arrow.setAttribute('stroke-width', '1.4');
  svg.append(ring, arrow);
  document.documentElement.append(svg);
})()`;

const movePointer = ({ x, y }: Point): string =>
  `document.getElementById('film-pointer').style.transform = 'translate(${x - 3}px, ${y - 2}px)'`;

const showPress = (isPressed: boolean): string =>
  `document.querySelector('#film-pointer circle').setAttribute('opacity', '${isPressed ? 0.28 : 0}')`;

/** A mouse that is seen. */
export const createPointer = (page: Page) => {
  let at: Point = { x: 640, y: 420 };
  const place = async (point: Point): Promise<void> => {
    at = point;
    await page.mouse.move(point.x, point.y);
    await page.evaluate(movePointer(point));
  };
  return {
    at: () => at,
    place,
    show: async (): Promise<void> => {
      await page.evaluate(addPointer);
      await place(at);
    },
    down: async (): Promise<void> => {
      await page.evaluate(showPress(true));
      await page.mouse.down();
    },
    up: async (): Promise<void> => {
      await page.mouse.up();
      await page.evaluate(showPress(false));
    },
  };
};
