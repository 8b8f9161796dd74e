import { expect, it } from 'vitest';
import { sendsScripts } from './page-scripts.ts';

const silent = { handle: undefined };

it('sends the framework unless a route says otherwise', () => {
  expect(sendsScripts([])).toBe(true);
  expect(sendsScripts([silent, { handle: { tour: 'x' } }])).toBe(true);
  expect(sendsScripts([silent, { handle: { scripts: false } }])).toBe(false);
});

it('heeds the route nearest to the page', () => {
  expect(sendsScripts([{ handle: { scripts: false } }, { handle: { scripts: true } }])).toBe(true);
  expect(sendsScripts([{ handle: { scripts: true } }, { handle: { scripts: false } }, silent])).toBe(false);
});
