import { expect, test } from 'vitest';
import {
  type Draft,
  durationOf,
  isDirty,
  minutesOf,
  parseNewCustomer,
  requestedServices,
  serviceTimes,
  sessionServiceOf,
  toBookingBody,
  totalOf,
  withoutService,
  withPlace,
  withService,
} from './draft.ts';
import { deniz, emptyDraft, nehir, noPrefill, sampleService } from './sample.ts';

const colour = sampleService({ code: '01977a00-0000-7000-8000-00000000000b', duration: 90, price: 0.2 });
const cut = sampleService({ price: 0.1 });
const team = [nehir, deniz];

const two = (more: Partial<Draft> = {}): Draft => ({
  ...withService(withService(emptyDraft({ time: '23:00' }), cut, team), colour, team),
  ...more,
});

test.each([
  ['Işıl', { name: 'Işıl', lastname: '', phone: '' }],
  [' Işıl  Karaca ', { name: 'Işıl', lastname: 'Karaca', phone: '' }],
  ['Ayşe Nur Demir', { name: 'Ayşe Nur', lastname: 'Demir', phone: '' }],
  ['0532 774 18 06', { name: '', lastname: '', phone: '0532 774 18 06' }],
  ['+90532', { name: '', lastname: '', phone: '+90532' }],
  ['', { name: '', lastname: '', phone: '' }],
])('%j is somebody new', (typed, person) => {
  expect(parseNewCustomer(typed)).toEqual({ kind: 'new', ...person });
});

test('anyone who does not do the service is no longer asked for', () => {
  const withDeniz = emptyDraft({ employeeCode: deniz.code });
  expect(withService(withDeniz, cut, team).employeeCode).toBe(deniz.code);
  expect(withService(withDeniz, colour, team).employeeCode).toBeNull();
  expect(emptyDraft({ employeeCode: nehir.code, serviceCode: cut.code })).toMatchObject({
    employeeCode: nehir.code,
    chosen: [{ service: { code: cut.code } }],
  });
});

test('somebody of another salon is not taken from the address', () => {
  expect(emptyDraft({ employeeCode: '01977a00-0000-7000-8000-0000000000ff' }).employeeCode).toBeNull();
});

test('services follow each other past midnight, and add up to the kurus', () => {
  expect(serviceTimes(two()).map(({ from, to }) => [from, to])).toEqual([
    ['23:00', '00:00'],
    ['00:00', '01:30'],
  ]);
  expect(minutesOf(two())).toBe(150);
  expect(totalOf(two())).toBe(0.3);
});

test('one pair of hands for all, or each its own', () => {
  expect(requestedServices(two({ employeeCode: nehir.code })).map((one) => one.employeeCode)).toEqual([
    nehir.code,
    nehir.code,
  ]);
  const [first, second] = two().chosen;
  if (!first || !second) throw new Error('two were chosen');
  const split = two({ isSplit: true, chosen: [{ ...first, employeeCode: deniz.code }, second] });
  expect(requestedServices(split).map((one) => one.employeeCode)).toEqual([deniz.code, null]);
});

test('a changed length is of one service only, and the usual one is no change', () => {
  const one = withService(emptyDraft(), cut, team);
  expect(durationOf({ ...one, duration: 60 })).toBeNull();
  expect(durationOf({ ...one, duration: 75 })).toBe(75);
  expect(durationOf(two({ duration: 75 }))).toBeNull();
});

test('sessions are proposed for a visit of that service alone', () => {
  const sessions = sampleService({ type: 'Session', sessionCount: 4, sessionIntervalDays: 21 });
  const one = withService(emptyDraft(), sessions, team);
  expect(sessionServiceOf(one)).toBe(sessions);
  expect(one.sessions).toBe(true);
  const both = withService(one, cut, team);
  expect(sessionServiceOf(both)).toBeUndefined();
  expect(both.sessions).toBe(false);
  expect(withoutService(both, 1).sessions).toBe(true);
  expect(withoutService(both, 0).sessions).toBe(false);
});

test('an overlap is asked for only where the time is taken, and for no session that follows', () => {
  const draft = two({ overlapReason: 'acele' });
  expect(toBookingBody('salon', draft, false).overlapReason).toBeNull();
  expect(toBookingBody('salon', draft, true).overlapReason).toBe('acele');
  const sessions = sampleService({ type: 'Session', sessionCount: 4, sessionIntervalDays: 21 });
  const series = withService(emptyDraft(), sessions, team);
  const starts = ['2026-12-05T10:00', '2026-12-26T10:45'];
  expect(toBookingBody('salon', series, false, starts)).toMatchObject({
    sessions: true,
    sessionStarts: ['2026-12-05T10:00:00', '2026-12-26T10:45:00'],
  });
  const alone = { sessions: false, sessionStarts: null };
  expect(toBookingBody('salon', series, false, [])).toMatchObject(alone);
  expect(toBookingBody('salon', series, true, starts)).toMatchObject(alone);
});

test('another place of the calendar keeps what was written, and takes nobody who does not do it', () => {
  const place = { ...noPrefill, date: '2026-11-16', time: '12:15', employeeCode: deniz.code };
  const written = { ...withService(emptyDraft({ employeeCode: nehir.code }), cut, team), note: 'x' };
  expect(withPlace(written, place, team)).toEqual({
    ...written,
    date: '2026-11-16',
    time: '12:15',
    employeeCode: deniz.code,
  });
  const dyed = withService(emptyDraft({ employeeCode: nehir.code }), colour, team);
  expect(withPlace(dyed, place, team)).toMatchObject({ time: '12:15', employeeCode: nehir.code });
  expect(withPlace(dyed, { ...noPrefill, date: '2026-11-17' }, team)).toMatchObject({
    date: '2026-11-17',
    time: dyed.time,
  });
});

test('a nameless walk-in sends no empty texts', () => {
  const person = { kind: 'new', name: ' ', lastname: '', phone: '' } as const;
  expect(toBookingBody('salon', two({ person }), false)).toMatchObject({
    customerCode: null,
    name: null,
    lastname: null,
    phone: null,
    startDate: '2026-11-14T23:00:00',
  });
});

test('looking through days is nothing to lose', () => {
  const start = emptyDraft();
  expect(isDirty({ ...start, date: '2026-11-20', time: '10:00', employeeCode: nehir.code }, start)).toBe(
    false,
  );
  expect(isDirty({ ...start, person: { kind: 'unasked', typed: 'ali' } }, start)).toBe(true);
  expect(isDirty({ ...start, note: 'x' }, start)).toBe(true);
  expect(isDirty(withService(start, cut, team), start)).toBe(true);
});
