import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, DAY_MS, type ReviewApp, reviewApp, routes } from './review-kit.ts';

let app: ReviewApp;
let noon: number;
beforeAll(async () => {
  app = await reviewApp();
  noon = app.clock.now;
});
beforeEach(() => {
  app.clock.now = noon;
});
afterAll(() => app[Symbol.asyncDispose]());

type Customer = ReturnType<ReviewApp['customerWith']>;

const linkOf = (customer: Customer, appointmentCode: string) =>
  customer.send(routes.makeMyReviewLink, { params: { appointmentCode } });
const review = (token: string, stars: number) =>
  app.visitor.send(routes.saveReview, { params: { token }, body: { stars, text: '' } });

test('a signed-in customer sees the own visits of all salons, and reviews each of them once', async () => {
  const phone = '+905321110001';
  const customer = app.customerWith(phone);
  const first = await app.newSalon().complete(phone);
  const second = await app.newSalon().complete(phone);
  const mine = async () =>
    (await customer.call(routes.myVisits, {})).toSorted((one) =>
      one.appointmentCode === first.code ? -1 : 1,
    );
  expect(await mine()).toEqual([
    { appointmentCode: first.code, stars: null, reviewable: true },
    { appointmentCode: second.code, stars: null, reviewable: true },
  ]);

  const response = await linkOf(customer, first.code);
  expect(response.status).toBe(200);
  const { token } = (await response.json()) as { token: string };
  expect((await review(token, 4)).status).toBe(200);
  expect(await mine()).toMatchObject([{ stars: 4 }, { stars: null }]);
  // The link that the desk made still works, and leads to the same review.
  expect((await first.review({ stars: 5, text: '' })).status).toBe(200);
  expect(await mine()).toMatchObject([{ stars: 5, reviewable: true }, { stars: null }]);
  expect(
    await app.rows('select code from content.reviews where appointment_code = $1', [first.code]),
  ).toHaveLength(1);
});

test('foreign and unknown visits are neither listed nor open', async () => {
  const { code } = await app.newSalon().complete('+905321110002');
  const stranger = app.customerWith('+905321110003');
  expect(await stranger.call(routes.myVisits, {})).toEqual([]);
  for (const appointment of [code, newCode()]) expect((await linkOf(stranger, appointment)).status).toBe(404);
  expect((await app.visitor.send(routes.myVisits, {})).status).toBe(401);
  expect(
    (await app.visitor.send(routes.makeMyReviewLink, { params: { appointmentCode: code } })).status,
  ).toBe(401);
});

test('an undone visit is gone, and after 30 days only the stars stay', async () => {
  const phone = '+905321110004';
  const customer = app.customerWith(phone);
  const visit = await app.newSalon().complete(phone);
  await visit.review({ stars: 3, text: '' });
  app.clock.now += 31 * DAY_MS;
  expect(await customer.call(routes.myVisits, {})).toEqual([
    { appointmentCode: visit.code, stars: 3, reviewable: false },
  ]);
  expect(await codeOf(await linkOf(customer, visit.code))).toBe('visit-too-old');
  app.clock.now = noon;
  await visit.emitUndone();
  await eventually(async () => expect(await customer.call(routes.myVisits, {})).toEqual([]));
  expect((await linkOf(customer, visit.code)).status).toBe(404);
});

test('the hash of the own link goes with an erased customer', async () => {
  const phone = '+905321110005';
  const customer = app.customerWith(phone);
  const visit = await app.newSalon().complete(phone);
  const { token } = (await (await linkOf(customer, visit.code)).json()) as { token: string };
  expect((await app.showLink(token)).status).toBe(200);
  await visit.emitErased();
  await eventually(async () => expect((await app.showLink(token)).status).toBe(410));
  expect(await customer.call(routes.myVisits, {})).toEqual([]);
});
