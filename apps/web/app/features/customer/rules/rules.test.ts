import { describe, expect, test } from 'vitest';
import type { Appointment } from '../../../data/appointments.ts';
import { averageGap, visitLines } from '../../../parts/visit-lines.ts';
import { openCourses } from './open-courses.ts';
import { lastMonths } from './spending.ts';

let counted = 0;

const appointment = (more: Partial<Appointment> & { readonly at?: string } = {}): Appointment => {
  counted += 1;
  const { at = '2026-10-24T10:30:00', ...rest } = more;
  return {
    code: `appointment ${counted}`,
    version: 1,
    salonCode: 'salon',
    visitCode: `visit ${counted}`,
    employeeCode: 'nehir',
    customerCode: 'isil',
    serviceCode: 'cut',
    sessionNumber: 1,
    status: 'Completed',
    note: '',
    appointmentTime: { appointmentStartDate: at, appointmentEndDate: at },
    source: 'desk',
    overlapReason: null,
    serviceSnapshot: {
      name: 'Kesim ve fön',
      price: 1250,
      duration: 45,
      type: 'Single',
      sessionCount: null,
      sessionIntervalDays: null,
      phases: null,
      bufferAfter: 0,
    },
    employeeSnapshot: { name: 'Nehir', lastname: 'Aksoy' },
    customerSnapshot: null,
    ...rest,
  };
};

const session = (number: number, status: Appointment['status'], at: string): Appointment =>
  appointment({
    at,
    status,
    serviceCode: 'botox',
    sessionNumber: number,
    serviceSnapshot: {
      name: 'Saç botoksu',
      price: 3200,
      duration: 90,
      type: 'Session',
      sessionCount: 4,
      sessionIntervalDays: 21,
      phases: null,
      bufferAfter: 0,
    },
  });

describe('the visits of a card', () => {
  test('the services of a visit are one line, newest first', () => {
    const cut = appointment({
      visitCode: 'one',
      at: '2026-11-18T14:30:00',
      status: 'Approved',
      note: 'Kâkül',
    });
    const botox = { ...session(1, 'Approved', '2026-11-18T15:15:00'), visitCode: 'one' };
    const lines = visitLines([botox, cut, appointment()]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toEqual({
      code: cut.code,
      startsAt: '2026-11-18T14:30:00',
      status: 'Approved',
      services: [
        { code: 'cut', name: 'Kesim ve fön', session: null },
        { code: 'botox', name: 'Saç botoksu', session: '1/4' },
      ],
      employees: 'Nehir Aksoy',
      price: 4450,
      notes: ['Kâkül'],
    });
  });

  test('where something else became of a part of it, that is a line of its own', () => {
    const both = [
      appointment({ visitCode: 'one' }),
      appointment({ visitCode: 'one', status: 'NoShow', at: '2026-10-24T11:30:00' }),
    ];
    expect(visitLines(both).map(({ status }) => status)).toEqual(['NoShow', 'Completed']);
  });

  test('days between visits are those between the days on which somebody came', () => {
    const days = ['2026-10-01T10:00:00', '2026-10-01T12:00:00', '2026-10-11T10:00:00', '2026-10-31T10:00:00'];
    const lines = visitLines([
      ...days.map((at) => appointment({ at })),
      appointment({ at: '2026-12-31T10:00:00', status: 'NoShow' }),
    ]);
    expect(averageGap(lines)).toBe(15);
    expect(averageGap(lines.slice(0, 1))).toBeNull();
    expect(averageGap([])).toBeNull();
  });
});

describe('open courses', () => {
  test('the one that is next, and the days of those after it', () => {
    const all = [
      session(1, 'Completed', '2026-10-28T14:30:00'),
      session(2, 'Approved', '2026-11-18T14:30:00'),
      session(3, 'Approved', '2026-12-09T14:30:00'),
      session(3, 'Canceled', '2026-12-08T14:30:00'),
    ];
    expect(openCourses(all)).toEqual([
      {
        serviceCode: 'botox',
        name: 'Saç botoksu',
        nth: 2,
        total: 4,
        isNthDone: false,
        intervalDays: 21,
        laterDays: ['2026-12-09'],
        isPlanned: true,
      },
    ]);
  });

  test('one that was begun is open though nothing is planned, a whole one is not', () => {
    const begun = [1, 2, 3].map((number) => session(number, 'Completed', `2026-0${number}-01T10:00:00`));
    expect(openCourses(begun)).toMatchObject([{ nth: 3, isNthDone: true, isPlanned: false }]);
    expect(openCourses([...begun, session(4, 'Completed', '2026-04-01T10:00:00')])).toEqual([]);
  });

  test('what is done at once, canceled or missed is no course', () => {
    const all = [
      appointment(),
      session(1, 'Canceled', '2026-10-01T10:00:00'),
      session(1, 'NoShow', '2026-10-02T10:00:00'),
    ];
    expect(openCourses(all)).toEqual([]);
  });
});

test('twelve months up to this one, to the kurus, of what was completed', () => {
  const price = (lira: number) => ({ ...appointment().serviceSnapshot, price: lira });
  const sums = lastMonths(
    [
      appointment({ at: '2026-11-01T10:00:00', serviceSnapshot: price(0.1) }),
      appointment({ at: '2026-11-30T10:00:00', serviceSnapshot: price(0.2) }),
      appointment({ at: '2025-12-31T10:00:00', serviceSnapshot: price(50) }),
      appointment({ at: '2025-11-30T10:00:00', serviceSnapshot: price(99) }),
      appointment({ at: '2026-11-02T10:00:00', status: 'Approved' }),
    ],
    '2026-11-15',
  );
  expect(sums).toHaveLength(12);
  expect(sums[0]).toEqual({ month: '2025-12', sum: 50 });
  expect(sums.at(-1)).toEqual({ month: '2026-11', sum: 0.3 });
  expect(sums.slice(1, -1).every(({ sum }) => sum === 0)).toBe(true);
});
