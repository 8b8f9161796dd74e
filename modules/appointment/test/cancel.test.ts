import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, employeeState, nine, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

const why = { reason: 'customer-gave-up', remark: 'Düğün ertelendi' } as const;

const bookAt = async (clock: string) => {
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, clock) });
  return { salon, desk, code: appointments[0]?.code ?? '' };
};

const monthOf = (salonCode: string) =>
  app
    .as(app.people.member(salonCode, 'view-reports'))
    .call(routes.monthlyStats, { query: { month: '2024-11' } });

test('the reason of a cancellation is kept in the history and counted in its month', async () => {
  const { salon, desk, code } = await bookAt('10:00');
  const canceled = await desk.call(routes.cancel, { params: { code }, body: why });
  expect(canceled.status).toBe('Canceled');
  const history = await desk.call(routes.history, { params: { code } });
  expect(history.at(-1)).toMatchObject({ what: 'status', from: 'Approved', to: 'Canceled', ...why });
  expect(history[0]).toMatchObject({ what: 'booked', reason: null, remark: '' });

  // The spec's own call gives none.
  const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
  const other = appointments[0]?.code ?? '';
  await desk.call(routes.updateStatus, { params: { code: other }, query: { status: 'Canceled' } });
  const { cancelReasons } = await monthOf(salon.code);
  expect(cancelReasons).toHaveLength(2);
  expect(cancelReasons).toContainEqual({ reason: 'customer-gave-up', count: 1 });
  expect(cancelReasons).toContainEqual({ reason: null, count: 1 });
});

test('a cancellation that is taken back is counted no more, and its reason stays in the history', async () => {
  const { salon, desk, code } = await bookAt('11:00');
  await desk.call(routes.cancel, { params: { code }, body: why });
  await desk.call(routes.undo, { params: { code } });
  expect((await monthOf(salon.code)).cancelReasons).toEqual([]);
  await desk.call(routes.updateStatus, { params: { code }, query: { status: 'Canceled' } });
  expect((await monthOf(salon.code)).cancelReasons).toEqual([{ reason: null, count: 1 }]);
  const history = await desk.call(routes.history, { params: { code } });
  expect(history.map(({ reason }) => reason)).toEqual([null, 'customer-gave-up', null, null]);
});

test('it is refused like any change of status: twice, by a colleague, without a known reason', async () => {
  const { salon, desk, code } = await bookAt('12:00');
  const person = app.people.member(salon.code, 'update-appointment-status');
  await app.storeCopy('employee_copies', salon.code, employeeState({ userCode: person.code }));
  const byColleague = await app.as(person).send(routes.cancel, { params: { code }, body: why });
  expect(byColleague.status).toBe(403);
  const unknown = { ...why, reason: 'bored' as never };
  expect((await desk.send(routes.cancel, { params: { code }, body: unknown })).status).toBe(422);
  await desk.call(routes.cancel, { params: { code }, body: why });
  await expect(desk.call(routes.cancel, { params: { code }, body: why })).rejects.toMatchObject({
    status: 409,
    body: { code: 'status-changed', details: { status: 'Canceled' } },
  });
});
