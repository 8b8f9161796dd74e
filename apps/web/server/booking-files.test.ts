import { expect, it } from 'vitest';
import { bookingFiles } from './booking-files.ts';

const chunk = (module: string, ...imports: string[]) => ({ module, imports });

it('names every script of booking once, and none of other pages', () => {
  const routes = {
    root: chunk('/assets/root.js', '/assets/base.js'),
    'layouts/booking-layout': chunk('/assets/layout.js', '/assets/base.js'),
    'features/salon-booking/salon-booking-screen': chunk('/assets/screen.js', '/assets/fields.js'),
    'features/calendar/calendar-screen': chunk('/assets/calendar.js'),
  };
  const assets = { entry: chunk('/assets/entry.js', '/assets/base.js'), routes };
  expect(bookingFiles(assets as never)).toEqual(
    ['entry', 'base', 'root', 'layout', 'screen', 'fields'].map((name) => `/assets/${name}.js`),
  );
});
