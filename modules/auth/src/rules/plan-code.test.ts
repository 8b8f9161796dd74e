import { expect, test } from 'vitest';
import { planCode } from './plan-code.ts';

const now = 1_794_700_000_000;
const asking = (limited = true) => ({
  actor: { kind: 'visitor', address: '192.0.2.1' },
  outside: {
    codes: { draw: () => '123456', sealed: (...parts: string[]) => parts.join(' ') },
    limited,
  },
  now: () => now,
});
const about = {
  challenge: 'c',
  wanted: 'sign-up',
  phone: '+905321234567',
  subject: 'p',
  known: false,
} as const;

test('a code is bound to its challenge and its purpose, and told to whoever sends it', () => {
  const { placing, told } = planCode(asking(), about);
  expect(placing).toMatchObject({ codeHash: 'c sign-up 123456', subject: 'p', purpose: 'sign-up' });
  expect(told('s')).toMatchObject({ code: 's', digits: '123456', purpose: 'sign-up' });
});

test('attack 36: a known number gets a message without a code, and no code is right', () => {
  const { placing, told } = planCode(asking(), { ...about, known: true });
  expect(placing).toMatchObject({
    codeHash: null,
    subject: null,
    purpose: 'known-number',
    wanted: 'sign-up',
  });
  expect(told('s')).toMatchObject({ digits: '', purpose: 'known-number' });
});

test('attack 36: for nobody a challenge stands, and nothing is sent', () => {
  const { placing, told } = planCode(asking(), { ...about, subject: null });
  expect(placing).toMatchObject({ codeHash: null, subject: null });
  expect(told('s')).toBeNull();
});

test('without limits the gap between two codes still holds', () => {
  expect(planCode(asking(false), about).placing).toMatchObject({ counts: [], times: { gapMs: 60_000 } });
});
