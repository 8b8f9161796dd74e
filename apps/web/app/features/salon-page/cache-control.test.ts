import { expect, it } from 'vitest';
import { freshMs } from '../../../server/salon-pages.ts';
import { cacheControl } from './cache-control.ts';

const secondsOf = (directive: string): number =>
  Number(new RegExp(String.raw`(?:^|[ ,])${directive}=(\d+)`).exec(cacheControl)?.[1] ?? 0);

it('lets a change be seen within two seconds, also behind a shared cache', () => {
  const fresh = Math.max(secondsOf('max-age'), secondsOf('s-maxage'));
  const stale = secondsOf('stale-while-revalidate');
  expect(stale).toBeGreaterThan(0);
  // The rest is for the request and the rendering.
  expect(freshMs + (fresh + stale) * 1_000).toBeLessThanOrEqual(1_800);
});
