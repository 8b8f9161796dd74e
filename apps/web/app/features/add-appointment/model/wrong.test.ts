import { expect, test } from 'vitest';
import { texts } from '../texts.ts';
import type { Draft } from './draft.ts';
import { emptyDraft, nehir, sampleService } from './sample.ts';
import { wrongOf } from './wrong.ts';

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
  expect(wrongOf(salonCode, ready(), false)).toEqual({});
});

test('an empty form says what it needs, and no more', () => {
  expect(wrongOf(salonCode, emptyDraft(), false)).toEqual({
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
  expect(Object.keys(wrongOf(salonCode, ready(more), false))).toEqual(places);
});

test('a taken time wants a reason, in hands that are named', () => {
  expect(wrongOf(salonCode, ready(), true)).toEqual({ overlap: texts.taken.choose });
  expect(wrongOf(salonCode, ready({ overlapReason: 'ab' }), true)).toHaveProperty('overlap');
  expect(wrongOf(salonCode, ready({ overlapReason: 'acele' }), true)).toEqual({});
  expect(wrongOf(salonCode, ready({ employeeCode: null, overlapReason: 'acele' }), true)).toEqual({
    overlap: texts.taken.chooseFree,
  });
});
