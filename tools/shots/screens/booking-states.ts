import { momentAt } from '@ayna/domain/wall-clock';
import type { SampleBooking, Step } from '../screen.ts';
import { words } from './texts.ts';

// States of a booking that the real product reaches only once, or by other people: answered here, so that every picture
// shows the same.

/** Answers the calls to matching addresses with this, and leaves the data alone. */
const answerCalls =
  (address: RegExp, json: object, status = 200): Step =>
  (page) =>
    page.route(address, (route) => route.fulfill({ status, json }));

/** Changes what the server answers. */
const changeAnswers =
  (address: RegExp, change: object): Step =>
  (page) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
    });

export const bookedClock = '14:30';

const minutes = 14 * 60 + 30;

/** The chosen time is held for this page, whatever the calendar says. */
export const holdTime = ({ day, employeeCode }: SampleBooking): Step =>
  answerCalls(/\/api\/Appointment\/hold$/, {
    holdCode: 'sample',
    expiresAt: new Date(Date.now() + 290_000).toISOString(),
    slot: {
      startDate: momentAt(day, minutes),
      endDate: momentAt(day, minutes + 105),
      employeeCodes: [employeeCode],
    },
  });

/** Somebody else was quicker. */
export const loseTime = ({ day }: SampleBooking): Step =>
  answerCalls(
    /\/api\/Appointment\/hold$/,
    {
      code: 'slot-taken',
      message: 'taken',
      details: { nearest: [13, 16, 17].map((hour) => momentAt(day, hour * 60)) },
    },
    409,
  );

export const termsAre = (rung: 'free' | 'approval' | 'phone', banned = false): Step =>
  answerCalls(/\/api\/Appointment\/booking-terms\//, { rung, banned });

/** The signed-in person came by a code. */
export const comeByCode: readonly Step[] = [
  changeAnswers(/\/api\/user\/me$/, { customerOnly: true }),
  answerCalls(/\/api\/sign\/first-password$/, { exists: false, maySet: true }),
];

/** A full day of one employee, with two gaps that are too short. */
export const fillDay = ({ day, employeeCode }: SampleBooking): readonly Step[] => {
  const stretch = (from: number, to: number, kind: string) => ({
    startDate: momentAt(day, from),
    endDate: momentAt(day, to),
    kind,
  });
  return [
    (page) =>
      page.route(new RegExp(`/free-slots/.*date=${day}.*${employeeCode}`), (route) =>
        route.fulfill({ json: [] }),
      ),
    answerCalls(/\/day-outline\//, {
      outline: {
        ...stretch(600, 1_200, ''),
        stretches: [
          stretch(600, 750, 'full'),
          stretch(750, 795, 'free'),
          stretch(795, 1_035, 'full'),
          stretch(1_035, 1_065, 'free'),
          stretch(1_065, 1_110, 'full'),
          stretch(1_110, 1_200, 'absent'),
        ],
      },
    }),
    (page) =>
      page.route(/\/day-reasons\//, async (route) => {
        const response = await route.fetch();
        const days = (await response.json()) as { date: string; reason: string | null }[];
        const json = days.map((one) => (one.date === day ? { ...one, reason: 'too-long' } : one));
        return route.fulfill({ response, json });
      }),
  ];
};

/** As the last page reads it from this tab. */
export const storeVisit = (booking: SampleBooking, status: 'Approved' | 'Pending' = 'Approved'): Step => {
  const { day, services, employeeName, salonCode } = booking;
  const appointments = services.map(({ code, name, price }, index) => ({
    code,
    status,
    sessionNumber: 1,
    appointmentTime: {
      appointmentStartDate: momentAt(day, minutes + 45 * index),
      appointmentEndDate: momentAt(day, minutes + 45 * (index + 1)),
    },
    serviceSnapshot: { name, price, sessionCount: index === 1 ? 6 : null },
    employeeSnapshot: { name: employeeName, lastname: '' },
  }));
  const visit = {
    visitCode: 'sample',
    appointments,
    manageToken: 'h3Jw0Xk2Vq9LrT5nPz8YbC1dF6gS4mAe',
    pendingBecause: status === 'Pending' ? 'salon-approves' : null,
  };
  const stored = JSON.stringify({ visit, firstName: words.guestName, forName: '' });
  return (page) =>
    page.addInitScript(
      `sessionStorage.setItem('ayna.booking.${salonCode}.visit', ${JSON.stringify(stored)})`,
    );
};
