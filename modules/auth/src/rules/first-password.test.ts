import { expect, test } from 'vitest';
import { maySetFirst } from './first-password.ts';

const openedAt = new Date('2026-11-18T10:00:00Z');
const guest = { hasPassword: false, openedAt, customerOnly: true };
const after = (minutes: number): number => openedAt.getTime() + minutes * 60_000;

test('a guest sets a first password for half an hour after the code', () => {
  expect(maySetFirst(guest, after(0))).toBe(true);
  expect(maySetFirst(guest, after(30))).toBe(true);
  expect(maySetFirst(guest, after(30) + 1)).toBe(false);
});

test('nobody replaces a password, and only the session of a code sets one', () => {
  expect(maySetFirst({ ...guest, hasPassword: true }, after(1))).toBe(false);
  expect(maySetFirst({ ...guest, customerOnly: false }, after(1))).toBe(false);
});
