import type { AppointmentStatus, CancelReason } from '@ayna/contracts/appointment';
import { addMinutes } from '@ayna/domain/wall-clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppointmentRecord } from './appointment-record.ts';
import { daysAheadSteps, figureIncrements, type Increment } from './figures.ts';

type Facts = {
  readonly source: 'desk' | 'online';
  readonly employee: string;
  readonly service: string;
  readonly status: AppointmentStatus;
  readonly reason: CancelReason | null;
  readonly price: number;
  readonly startsAt: string;
  readonly duration: number;
  readonly phases: AppointmentRecord['work']['phases'];
  readonly daysAhead: number;
};

const recordOf = (facts: Facts): AppointmentRecord => ({
  personCode: null,
  work: { duration: facts.duration, bufferAfter: 10, phases: facts.phases },
  lane: 0,
  beforeMove: null,
  cancelReason: facts.reason,
  daysAhead: facts.daysAhead,
  appointment: {
    code: 'a',
    version: 1,
    salonCode: 's',
    visitCode: 'v',
    status: facts.status,
    employeeCode: facts.employee,
    customerCode: null,
    serviceCode: facts.service,
    sessionNumber: 1,
    note: '',
    appointmentTime: {
      appointmentStartDate: facts.startsAt,
      appointmentEndDate: addMinutes(facts.startsAt, facts.duration),
    },
    source: facts.source,
    overlapReason: null,
    serviceSnapshot: {
      name: '',
      price: facts.price,
      duration: facts.duration,
      type: 'Single',
      sessionCount: null,
      sessionIntervalDays: null,
      phases: facts.phases,
      bufferAfter: 10,
    },
    employeeSnapshot: { name: '', lastname: '' },
    customerSnapshot: null,
  },
});

const cut: Facts = {
  source: 'desk',
  employee: 'ece',
  service: 'cut',
  status: 'Approved',
  reason: null,
  price: 900,
  startsAt: '2026-11-16T10:40:00',
  duration: 30,
  phases: null,
  daysAhead: 3,
};

const hoursOf = ({ minutes }: Pick<Increment, 'minutes'>) =>
  Object.fromEntries([...minutes.entries()].filter(([, worked]) => worked !== 0));

test('a new appointment counts once for its source, employee and service', () => {
  const rows = figureIncrements([], [recordOf(cut)]);
  expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
    ['source', 'desk'],
    ['employee', 'ece'],
    ['service', 'cut'],
  ]);
  for (const row of rows) {
    expect(row).toMatchObject({ day: '2026-11-16', pending: 0, approved: 1, canceled: 0, kurus: 90_000 });
    expect(hoursOf(row)).toEqual({ 10: 20, 11: 10 });
    expect(row.days_ahead).toEqual([0, 0, 1, 0, 0, 0, 0]);
  }
});

test('a canceled one counts by its reason and takes neither time nor money', () => {
  const canceled = recordOf({ ...cut, status: 'Canceled', reason: 'ill' });
  const [source, , , reason] = figureIncrements([recordOf(cut)], [canceled]);
  expect(source).toMatchObject({ approved: -1, canceled: 1, kurus: -90_000 });
  expect(source && hoursOf(source)).toEqual({ 10: -20, 11: -10 });
  expect(source?.days_ahead).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(reason).toMatchObject({ kind: 'cancel-reason', key: 'ill', canceled: 1, kurus: 0 });
});

test('a change of what is not counted adds nothing', () => {
  const before = recordOf(cut);
  expect(figureIncrements([before], [{ ...before, personCode: 'p', lane: 1 }])).toEqual([]);
});

test('minutes after midnight count on the next day', () => {
  const late = recordOf({ ...cut, startsAt: '2026-11-16T23:45:00', duration: 90 });
  const source = figureIncrements([], [late]).filter(({ kind }) => kind === 'source');
  expect(source.map((row) => [row.day, row.approved, hoursOf(row)])).toEqual([
    ['2026-11-16', 1, { 23: 15 }],
    ['2026-11-17', 0, { 0: 60, 1: 15 }],
  ]);
});

test('a wait that leaves the employee free is no work', () => {
  const phases = { work: 30, wait: 60, finish: 15, freeWhileWaiting: true };
  const [row] = figureIncrements(
    [],
    [recordOf({ ...cut, startsAt: '2026-11-16T10:00:00', duration: 105, phases })],
  );
  expect(row && hoursOf(row)).toEqual({ 10: 30, 11: 15 });
});

const phases = fc.record({
  work: fc.integer({ min: 5, max: 90 }),
  wait: fc.integer({ min: 5, max: 90 }),
  finish: fc.integer({ min: 5, max: 60 }),
  freeWhileWaiting: fc.boolean(),
});
const state: fc.Arbitrary<Facts> = fc
  .record({
    source: fc.constantFrom('desk', 'online'),
    employee: fc.constantFrom('ece', 'can'),
    service: fc.constantFrom('cut', 'dye'),
    status: fc.constantFrom('Pending', 'Approved', 'Completed', 'Canceled', 'NoShow'),
    reason: fc.constantFrom('ill', 'other', null),
    price: fc.integer({ min: 0, max: 500_000 }).map((kurus) => kurus / 100),
    startsAt: fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1_439 }))
      .map(([day, minute]) => addMinutes(`2026-11-${16 + day}T00:00:00`, minute)),
    duration: fc.integer({ min: 5, max: 300 }),
    phases: fc.option(phases),
    daysAhead: fc.integer({ min: 0, max: 60 }),
  })
  .map((facts) =>
    facts.phases
      ? { ...facts, duration: facts.phases.work + facts.phases.wait + facts.phases.finish }
      : facts,
  );

type Sums = Map<string, number>;

const addTo = (sums: Sums, name: string, value: number): void => {
  const sum = (sums.get(name) ?? 0) + value;
  if (sum === 0) sums.delete(name);
  else sums.set(name, sum);
};

/** Counts the appointments as they are now, minute by minute and without the rule. */
const countAfresh = (all: readonly Facts[]): Sums => {
  const sums: Sums = new Map();
  for (const facts of all) {
    const keys = [`source ${facts.source}`, `employee ${facts.employee}`, `service ${facts.service}`];
    if (facts.status === 'Canceled') keys.push(`cancel-reason ${facts.reason ?? ''}`);
    const step = daysAheadSteps.filter((first) => first <= facts.daysAhead).length - 1;
    const isWorked = !['Canceled', 'NoShow'].includes(facts.status);
    const worked = isWorked ? facts.duration : 0;
    const { work = 0, wait = 0, freeWhileWaiting = false } = facts.phases ?? {};
    for (const key of keys) {
      const day = facts.startsAt.slice(0, 10);
      addTo(sums, `${day} ${key} ${facts.status}`, 1);
      addTo(sums, `${day} ${key} ahead ${step}`, 1);
      if (isWorked) addTo(sums, `${day} ${key} kurus`, Math.round(facts.price * 100));
      for (let minute = 0; minute < worked; minute += 1) {
        if (freeWhileWaiting && minute >= work && minute < work + wait) continue;
        const moment = addMinutes(facts.startsAt, minute);
        addTo(sums, `${moment.slice(0, 10)} ${key} hour ${Number(moment.slice(11, 13))}`, 1);
      }
    }
  }
  return sums;
};

const statusNames = {
  pending: 'Pending',
  approved: 'Approved',
  completed: 'Completed',
  canceled: 'Canceled',
  no_show: 'NoShow',
} as const;

const addIncrements = (sums: Sums, rows: readonly Increment[]): void => {
  for (const row of rows) {
    const name = `${row.day} ${row.kind} ${row.key}`;
    for (const [column, status] of Object.entries(statusNames))
      addTo(sums, `${name} ${status}`, row[column as keyof typeof statusNames]);
    addTo(sums, `${name} kurus`, row.kurus);
    for (const [hour, worked] of row.minutes.entries()) addTo(sums, `${name} hour ${hour}`, worked);
    for (const [step, booked] of row.days_ahead.entries()) addTo(sums, `${name} ahead ${step}`, booked);
  }
};

test('any sequence of changes adds up to a count from scratch', () => {
  const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), state), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(changes, (all) => {
      const present = new Map<number, Facts>();
      const kept: Sums = new Map();
      for (const [which, facts] of all) {
        const before = present.get(which);
        addIncrements(kept, figureIncrements(before ? [recordOf(before)] : [], [recordOf(facts)]));
        present.set(which, facts);
      }
      expect(kept).toEqual(countAfresh([...present.values()]));
    }),
    { numRuns: 60 },
  );
});
