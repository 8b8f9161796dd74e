import { expect, it } from 'vitest';
import { reasonTexts } from '../texts.ts';
import { reasonWords } from './reason.ts';

const facts = (firstName: string | null) => ({
  salon: { aheadDays: 45, leadMinutes: 120 },
  visit: { minutes: 135, employee: firstName === null ? null : { firstName } },
});

it('every reason has words, with and without an employee', () => {
  for (const reason of Object.keys(reasonTexts) as (keyof typeof reasonTexts)[])
    for (const name of ['Elif', null]) {
      const { title, text } = reasonWords(reason, facts(name));
      expect(title.length).toBeGreaterThan(3);
      expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN/);
    }
});

it.each([
  ['absent', 'Elif', 'Elif'],
  ['not-performed', 'Elif', 'Elif'],
  ['too-soon', null, '2 saat'],
  ['too-far', null, '45'],
  ['too-long', null, '2 sa 15 dk'],
] as const)('%s names what it is about', (reason, name, expected) => {
  const { title, text } = reasonWords(reason, facts(name));
  expect(`${title} ${text}`).toContain(expected);
});
