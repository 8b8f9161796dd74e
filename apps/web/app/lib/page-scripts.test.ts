import { expect, it } from 'vitest';
import { inlinesCriticalCss, isConstant, sendsScripts } from './page-scripts.ts';

const silent = { handle: undefined };

it('sends the framework unless a route says otherwise', () => {
  expect(sendsScripts([])).toBe(true);
  expect(sendsScripts([silent, { handle: { tour: 'x' } }])).toBe(true);
  expect(sendsScripts([silent, { handle: { scripts: false } }])).toBe(false);
});

it('applies the route nearest to the page', () => {
  expect(sendsScripts([{ handle: { scripts: false } }, { handle: { scripts: true } }])).toBe(true);
  expect(sendsScripts([{ handle: { scripts: true } }, { handle: { scripts: false } }, silent])).toBe(false);
});

it('carries the styles of the first sight where the page says so and has no scripts', () => {
  expect(inlinesCriticalCss([])).toBe(false);
  expect(inlinesCriticalCss([silent, { handle: { scripts: false } }])).toBe(false);
  expect(inlinesCriticalCss([silent, { handle: { scripts: false, criticalCss: true } }])).toBe(true);
  expect(inlinesCriticalCss([silent, { handle: { scripts: true, criticalCss: true } }])).toBe(false);
});

it('renders once what says it is constant and has no scripts', () => {
  expect(isConstant([silent, { handle: { scripts: false } }])).toBe(false);
  expect(isConstant([silent, { handle: { scripts: false, constant: true } }])).toBe(true);
  expect(isConstant([{ handle: { constant: true, scripts: false } }, silent])).toBe(false);
  expect(isConstant([silent, { handle: { scripts: true, constant: true } }])).toBe(false);
});
