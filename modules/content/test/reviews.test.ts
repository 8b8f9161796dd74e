import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, type ReviewApp, reviewApp, routes } from './review-kit.ts';

let app: ReviewApp;
beforeAll(async () => {
  app = await reviewApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const reason = 'Bu müşteri bize hiç gelmedi.';

test('GET /api/Content/reviews/{salonCode} lists them newest first; the average begins with the fifth', async () => {
  const salon = app.newSalon();
  for (const stars of [5, 4, 4, 3]) await salon.reviewed(stars, `${stars} yıldız`);
  expect(await salon.list()).toMatchObject({
    items: [{ stars: 3, employeeName: 'Deniz Korkmaz', report: null }, {}, {}, { stars: 5 }],
    totalCount: 4,
    pageCount: 1,
    reviewCount: 4,
    averageStars: null,
    starCounts: [0, 0, 1, 2, 1],
  });
  expect((await salon.page()).averageStars).toBeNull();
  await salon.reviewed(5);
  expect(await salon.list()).toMatchObject({ reviewCount: 5, averageStars: 4.2 });
  expect(await salon.page()).toMatchObject({ reviewCount: 5, averageStars: 4.2 });
  expect((await salon.list({ page: 1 })).items).toEqual([]);
  expect((await app.newSalon().list()).items).toEqual([]);
});

test('PUT /api/Content/reviews/{salonCode}/{code}/answer answers, changes and removes the answer', async () => {
  const { reviewed, manager, salonCode, page, list } = app.newSalon();
  const { reviewCode, token } = await reviewed(3, 'Fena değil.');
  const params = { salonCode, code: reviewCode };
  const answer = (text: string) => manager.call(routes.answerReview, { params, body: { answer: text } });
  expect(await answer('Yine bekleriz.')).toMatchObject({
    answer: 'Yine bekleriz.',
    answeredAt: expect.any(String) as string,
  });
  expect((await list({ state: 'unanswered' })).items).toEqual([]);
  expect((await page()).reviews).toMatchObject([{ answer: 'Yine bekleriz.' }]);
  expect(await (await app.showLink(token)).json()).toMatchObject({ review: { answer: 'Yine bekleriz.' } });
  expect(await answer('')).toMatchObject({ answer: null, answeredAt: null });
  expect((await list({ state: 'unanswered' })).items).toHaveLength(1);
});

describe('a reported review', () => {
  test('stays on the page until the staff hides it, and comes back when they decide so', async () => {
    const { reviewed, manager, salonCode, page, list } = app.newSalon();
    const { reviewCode: code, review, token } = await reviewed(1, 'Rezalet.');
    const params = { salonCode, code };
    await manager.call(routes.reportReview, { params, body: { reason } });
    expect((await page()).reviewCount).toBe(1);
    const again = await manager.send(routes.reportReview, { params, body: { reason } });
    expect(await codeOf(again)).toBe('reported-already');

    const reported = (state: 'open' | 'hidden' | 'kept') =>
      app.admin.call(routes.reportedReviews, { params: { page: 0 }, query: { state } });
    expect((await reported('open')).items[0]).toMatchObject({
      code,
      salonCode,
      stars: 1,
      report: { reason, decision: null },
    });
    const decide = (decision: 'kept' | 'hidden') =>
      app.admin.call(routes.decideReview, { body: { code, decision, reason: 'Hakaret' } });
    await decide('hidden');
    await decide('hidden');
    expect((await page()).reviewCount).toBe(0);
    expect((await list({ state: 'reported' })).items).toMatchObject([{ report: { decision: 'hidden' } }]);
    expect(await (await app.showLink(token)).json()).toMatchObject({ review: { hidden: true } });
    expect(await codeOf(await review({ stars: 5, text: 'Yeni' }))).toBe('review-hidden');
    expect((await reported('open')).items).toEqual([]);
    await decide('kept');
    expect((await page()).reviewCount).toBe(1);
    await eventually(() =>
      expect(
        app.decisions.filter((one) => one.code === code).map(({ from, to, salonCode: of }) => [from, to, of]),
      ).toEqual([
        [null, 'hidden', salonCode],
        ['hidden', 'kept', salonCode],
      ]),
    );
  });

  test('that was kept can be reported again only after its customer has changed it', async () => {
    const { reviewed, manager, salonCode } = app.newSalon();
    const { reviewCode: code, review } = await reviewed(2, 'Kaba.');
    const input = { params: { salonCode, code }, body: { reason } };
    await manager.call(routes.reportReview, input);
    await app.admin.call(routes.decideReview, { body: { code, decision: 'kept', reason: '' } });
    expect((await manager.send(routes.reportReview, input)).status).toBe(409);
    await review({ stars: 1, text: 'Çok kaba.' });
    expect(await manager.call(routes.reportReview, input)).toMatchObject({ report: { decision: null } });
  });
});

describe('access', () => {
  test('a member without the right can only read; attack 21: of another salon nothing is found', async () => {
    const { reviewed, desk, salonCode } = app.newSalon();
    const { reviewCode: code } = await reviewed();
    const other = app.newSalon();
    const answer = { body: { answer: 'Merhaba' } };
    const report = { body: { reason } };
    const params = { salonCode, code };
    expect((await desk.send(routes.answerReview, { params, ...answer })).status).toBe(403);
    expect((await desk.send(routes.reportReview, { params, ...report })).status).toBe(403);
    for (const foreign of [params, { ...params, salonCode: other.salonCode }]) {
      expect((await other.manager.send(routes.answerReview, { params: foreign, ...answer })).status).toBe(
        404,
      );
      expect((await other.manager.send(routes.reportReview, { params: foreign, ...report })).status).toBe(
        404,
      );
    }
    expect((await other.desk.send(routes.reviews, { params: { salonCode }, query: {} })).status).toBe(404);
  });

  test('only staff decides, and only about a reported review', async () => {
    const { reviewed, manager } = app.newSalon();
    const { reviewCode } = await reviewed();
    const decide = (code: string) => ({ body: { code, decision: 'hidden' as const, reason: '' } });
    expect((await manager.send(routes.decideReview, decide(reviewCode))).status).toBe(403);
    expect((await manager.send(routes.reportedReviews, { params: { page: 0 }, query: {} })).status).toBe(403);
    expect((await app.admin.send(routes.decideReview, decide(reviewCode))).status).toBe(404);
    expect((await app.admin.send(routes.decideReview, decide(newCode()))).status).toBe(404);
  });
});

test('an erased customer leaves the stars, without name, words, answer and link', async () => {
  const { reviewed, manager, salonCode, page } = app.newSalon();
  const { reviewCode, review, token, emitErased } = await reviewed(2, 'Ben Elif, bekledim.');
  await review({ stars: 3, text: 'Ben Elif, olsun.' });
  await manager.call(routes.answerReview, {
    params: { salonCode, code: reviewCode },
    body: { answer: 'Elif Hanım, teşekkürler.' },
  });
  await emitErased();
  await eventually(async () =>
    expect((await page()).reviews).toMatchObject([{ stars: 3, text: '', name: 'Bir müşteri', answer: null }]),
  );
  expect((await app.showLink(token)).status).toBe(410);
  const left = JSON.stringify([
    await app.rows('select * from content.visits where salon_code = $1', [salonCode]),
    await app.rows('select * from content.reviews where salon_code = $1', [salonCode]),
    await app.rows('select * from content.review_history where salon_code = $1', [salonCode]),
  ]);
  expect(left).not.toMatch(/Elif|2112233/);
});
