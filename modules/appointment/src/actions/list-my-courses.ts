import { addDays } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { runningCourses } from '../rules/course.ts';
import { toOwnSalon } from '../rules/managed-visit.ts';
import { readSalons } from '../store/copies.ts';
import { listSessionsOfPerson } from '../store/own-queries.ts';
import { claimOwn } from './shared/claim-own.ts';

/** What has ended is told by one clock for all salons. */
const zone = 'Europe/Istanbul';
/** A course of which nothing was booked for so long is not proposed any more. */
const REMEMBERED_DAYS = 365;

/** A customer's courses in all salons that have a session to come or to book. */
export const listMyCourses = async (ctx: PersonCtx) => {
  const now = wallNow(ctx.now(), zone);
  const since = `${addDays(now.slice(0, 10), -REMEMBERED_DAYS)}T00:00:00`;
  await claimOwn(ctx);
  const sessions = await ctx.db.forCustomer(ctx.actor, (tx) => listSessionsOfPerson(tx, since));
  const courses = runningCourses(sessions, now);
  const codes = [...new Set(courses.map(({ salonCode }) => salonCode))];
  const salons = await ctx.db.acrossSalons("the salons of a customer's courses", (tx) =>
    readSalons(tx, codes),
  );
  return courses.flatMap(({ salonCode, course }) => {
    const salon = salons.get(salonCode);
    return salon ? [{ ...course, salon: toOwnSalon(salon) }] : [];
  });
};
