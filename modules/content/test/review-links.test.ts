import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('POST /api/Content/review-link/{salonCode}/{appointmentCode}', () => {
  test('makes a link for a completed visit, which shows what was visited', async () => {
    const { complete } = app.newSalon();
    const { token } = await complete();
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(await (await app.showLink(token)).json()).toEqual({
      salon: { name: 'Nehir', type: 'HairSalon', path: 'nehir', district: 'Moda' },
      firstName: 'Elif',
      name: 'Elif Y.',
      serviceName: 'Balyaj',
      employeeName: 'Deniz Korkmaz',
      startDate: '2024-11-18T10:00:00',
      endDate: '2024-11-18T11:30:00',
      expiresOn: '2024-12-18',
      review: null,
    });
  });

  test('stores only the hash of its token; a new link replaces the former one', async () => {
    const { complete, makeLink } = app.newSalon();
    const { token, code } = await complete();
    const stored = JSON.stringify(
      await app.rows('select * from content.visits where appointment_code = $1', [code]),
    );
    expect(stored).not.toContain(token);
    const second = await makeLink(code);
    expect(second).toEqual({
      token: expect.any(String) as string,
      expiresOn: '2024-12-18',
      reviewed: false,
    });
    expect((await app.showLink(second.token)).status).toBe(200);
    const former = await app.showLink(token);
    expect([former.status, await codeOf(former)]).toEqual([410, 'review-over']);
  });

  test('is refused for an unknown visit, and 30 days after it; attack 21: of a foreign salon it is not found', async () => {
    const { complete, desk, salonCode } = app.newSalon();
    const { code } = await complete();
    const params = { salonCode, appointmentCode: code };
    const other = app.newSalon();
    for (const response of [
      other.desk.send(routes.makeReviewLink, { params }),
      other.desk.send(routes.makeReviewLink, { params: { ...params, salonCode: other.salonCode } }),
      desk.send(routes.makeReviewLink, { params: { ...params, appointmentCode: newCode() } }),
    ])
      expect((await response).status).toBe(404);
    expect((await app.visitor.send(routes.makeReviewLink, { params })).status).toBe(401);
    app.clock.now += 31 * DAY_MS;
    const late = await desk.send(routes.makeReviewLink, { params });
    expect(await codeOf(late)).toBe('visit-too-old');
  });
});

describe('POST /api/Content/review/{token}', () => {
  test('writes the review, and the salon’s page shows it', async () => {
    const { complete, page } = app.newSalon();
    const { review } = await complete();
    const answer = await review({ stars: 4, text: '  Tam istediğim gibi.\r\nTeşekkürler. ' });
    expect(await answer.json()).toMatchObject({
      review: { stars: 4, text: 'Tam istediğim gibi.\nTeşekkürler.', answer: null, hidden: false },
    });
    expect(await page()).toMatchObject({
      reviewCount: 1,
      averageStars: null,
      reviews: [
        {
          code: expect.any(String) as string,
          stars: 4,
          text: 'Tam istediğim gibi.\nTeşekkürler.',
          name: 'Elif Y.',
          serviceName: 'Balyaj',
          visitedOn: '2024-11-18',
          answer: null,
        },
      ],
    });
  });

  test.each([
    [{ stars: 0, text: '' }],
    [{ stars: 6, text: '' }],
    [{ stars: 4.5, text: '' }],
    [{ stars: 4, text: 'x'.repeat(1_001) }],
    [{ stars: 4, text: 'sil\u0000' }],
  ])('refuses %j', async (body) => {
    const { complete } = app.newSalon();
    const { review } = await complete();
    expect((await review(body)).status).toBe(422);
  });

  test('attack 41: a script is stored and answered as plain text', async () => {
    const { complete, page } = app.newSalon();
    const text = '<script>alert(1)</script> https://kotu.example';
    const { review } = await complete();
    await review({ stars: 1, text });
    expect(await page()).toMatchObject({ reviews: [{ text }] });
  });

  test('the customer may change it while the link lives, and what it said is kept', async () => {
    const { complete, page } = app.newSalon();
    const { review, token, code } = await complete();
    await review({ stars: 2, text: 'Bekledim.' });
    await review({ stars: 4, text: 'Bekledim ama değdi.' });
    // The same once more changes nothing.
    await review({ stars: 4, text: 'Bekledim ama değdi.' });
    expect((await page()).reviews).toMatchObject([{ stars: 4, text: 'Bekledim ama değdi.' }]);
    expect(
      await app.rows(
        `select h.version, h.stars, h.text from content.review_history h
         join content.reviews r on r.code = h.review_code where r.appointment_code = $1`,
        [code],
      ),
    ).toEqual([{ version: 1, stars: 2, text: 'Bekledim.' }]);
    app.clock.now += 31 * DAY_MS;
    const late = await review({ stars: 1, text: '' });
    expect([late.status, await codeOf(late)]).toEqual([410, 'review-over']);
    expect((await app.showLink(token)).status).toBe(410);
    expect((await page()).reviews).toMatchObject([{ stars: 4 }]);
  });

  test('ten posts at once leave one review', async () => {
    const { complete, page } = app.newSalon();
    const { review } = await complete();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => review({ stars: (index % 5) + 1, text: `${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await page()).toMatchObject({ reviewCount: 1, reviews: [expect.any(Object) as object] });
  });
});

describe('an undone visit', () => {
  test('has no link and no review on the page; completed again it has both', async () => {
    const { reviewed, page, makeLink, list } = app.newSalon();
    const { token, code, review, emitUndone, emitCompleted } = await reviewed(5, 'Harika');
    await emitUndone(3);
    await eventually(async () => expect((await page()).reviewCount).toBe(0));
    expect((await list()).items).toEqual([]);
    const refused = await app.showLink(token);
    expect([refused.status, await codeOf(refused)]).toEqual([410, 'visit-undone']);
    expect(await codeOf(await review({ stars: 1, text: '' }))).toBe('visit-undone');
    await expect(makeLink(code)).rejects.toMatchObject({ status: 404 });
    await emitCompleted(4);
    await eventually(async () => expect((await page()).reviewCount).toBe(1));
    expect((await app.showLink(token)).status).toBe(200);
  });

  test('stays undone when its completion arrives late, and only an undone completion counts', async () => {
    const { newVisit, complete, makeLink } = app.newSalon();
    const late = newVisit();
    await late.emitUndone(3);
    await eventually(async () =>
      expect(
        await app.rows('select undone from content.visits where appointment_code = $1', [late.code]),
      ).toEqual([{ undone: true }]),
    );
    await late.emitCompleted(2);
    const { code, emitUndone } = await complete();
    await emitUndone(3, 'Canceled');
    await complete();
    expect(await makeLink(code)).toMatchObject({ reviewed: false });
    await expect(makeLink(late.code)).rejects.toMatchObject({ status: 404 });
  });
});

test('attack 33: guessed links are refused by the limit after sixty, in parallel too', async () => {
  await using limited = await reviewApp({ LIMITS: 'on' });
  const guess = () => newCode().replaceAll('-', '').slice(0, 24);
  const guesses = await Promise.all(Array.from({ length: 90 }, () => limited.showLink(guess())));
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 410)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('a visit that nobody reviewed is deleted after 30 days, a reviewed one stays', async () => {
  const { complete, reviewed, page, salonCode } = app.newSalon();
  await complete();
  await reviewed();
  await app.runSchedule('delete-old-visits');
  const count = () => app.rows('select from content.visits where salon_code = $1', [salonCode]);
  expect(await count()).toHaveLength(2);
  app.clock.now += 31 * DAY_MS;
  await app.runSchedule('delete-old-visits');
  expect(await count()).toHaveLength(1);
  expect((await page()).reviewCount).toBe(1);
});
