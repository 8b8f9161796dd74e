import { expect, test } from 'vitest';
import { planCode } from './code-plan.ts';

const now = 1_794_700_000_000;
const context = (limitsEnabled = true) => ({
  actor: { kind: 'visitor', address: '192.0.2.1' },
  providers: {
    codes: { generate: () => '123456', hash: (...parts: string[]) => parts.join(' ') },
    limitsEnabled,
  },
  now: () => now,
});
const request = {
  challenge: 'c',
  wanted: 'sign-up',
  phone: '+905321234567',
  subject: 'p',
  knownNumber: false,
} as const;

test('a code is bound to its challenge and its purpose, and the event carries its digits', () => {
  const { challenge, toEventPayload } = planCode(context(), request, 'stranger');
  expect(challenge).toMatchObject({ codeHash: 'c sign-up 123456', subject: 'p', purpose: 'sign-up' });
  expect(toEventPayload('s')).toMatchObject({ code: 's', digits: '123456', purpose: 'sign-up' });
});

test('attack 36: a known number gets a message without a code, and no code is correct', () => {
  const { challenge, toEventPayload } = planCode(context(), { ...request, knownNumber: true }, 'stranger');
  expect(challenge).toMatchObject({
    codeHash: null,
    subject: null,
    purpose: 'known-number',
    wanted: 'sign-up',
  });
  expect(toEventPayload('s')).toMatchObject({ digits: '', purpose: 'known-number' });
});

test('attack 36: a number without an account gets a challenge, and nothing is sent', () => {
  const { challenge, toEventPayload } = planCode(context(), { ...request, subject: null }, 'stranger');
  expect(challenge).toMatchObject({ codeHash: null, subject: null });
  expect(toEventPayload('s')).toBeNull();
});

test('the gap between two codes applies even when limits are off', () => {
  expect(planCode(context(false), request, 'stranger').challenge).toMatchObject({
    limits: [],
    times: { gapMs: 60_000 },
  });
});
