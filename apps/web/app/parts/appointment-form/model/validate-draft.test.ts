import { expect, test } from 'vitest';
import { texts } from '../texts.ts';
import type { Draft } from './draft.ts';
import { emptyDraft, nehir, sampleService } from './sample.ts';
import { validateDraft } from './validate-draft.ts';

const salonCode = '01977a00-0000-7000-8000-000000000001';

const ready = (more: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ serviceCode: sampleService().code, employeeCode: nehir.code, time: '10:00' }),
  ...more,
});

const newcomer = (more: object): Draft['person'] => ({
  kind: 'new',
  name: 'Ada',
  lastname: '',
  phone: '',
  ...more,
});

test('a nameless walk-in is complete', () => {
  expect(validateDraft(salonCode, ready(), false)).toEqual({});
});

test('an empty form says what it needs, and no more', () => {
  expect(validateDraft(salonCode, emptyDraft(), false)).toEqual({
    services: texts.services.missing,
    time: texts.when.missing,
  });
});

test.each([
  ['somebody looked for and not chosen', { person: { kind: 'unasked', typed: 'isil' } }, ['person']],
  ['half a phone', { person: newcomer({ phone: '+90532' }) }, ['phone']],
  ['a link for a name', { person: newcomer({ name: 'www.kotu.com' }) }, ['name']],
  ['an endless note', { note: 'x'.repeat(501) }, ['note']],
  ['too long', { duration: 721 }, ['duration']],
] as const)('%s is said at its place', (_, more, places) => {
  expect(Object.keys(validateDraft(salonCode, ready(more), false))).toEqual(places);
});

test('a taken time wants a reason, in hands that are named', () => {
  expect(validateDraft(salonCode, ready(), true)).toEqual({ overlap: texts.taken.choose });
  expect(validateDraft(salonCode, ready({ overlapReason: 'ab' }), true)).toHaveProperty('overlap');
  expect(validateDraft(salonCode, ready({ overlapReason: 'acele' }), true)).toEqual({});
  expect(validateDraft(salonCode, ready({ employeeCode: null, overlapReason: 'acele' }), true)).toEqual({
    overlap: texts.taken.chooseFree,
  });
});
