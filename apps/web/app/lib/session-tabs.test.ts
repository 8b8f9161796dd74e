import { expect, test } from 'vitest';
import { sessionChangeOf } from './session-tabs.ts';

test.each([
  ['another tab signed out', { key: 'refreshToken', newValue: null }, 'person', 'signed-out'],
  ['the storage was emptied', { key: null, newValue: null }, 'person', 'signed-out'],
  ['another tab renewed the tokens', { key: 'refreshToken', newValue: 'next' }, 'person', undefined],
  ['the same person again', { key: 'userCode', newValue: 'person' }, 'person', undefined],
  ['another tab signed in', { key: 'userCode', newValue: 'person' }, undefined, 'signed-in'],
  ['somebody else signed in', { key: 'userCode', newValue: 'other' }, 'person', 'another-person'],
  ['the theme changed', { key: 'theme', newValue: 'dark' }, 'person', undefined],
] as const)('%s', (_what, told, userCode, news) => {
  expect(sessionChangeOf(told, userCode)).toBe(news);
});
