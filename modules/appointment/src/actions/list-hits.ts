import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones } from '@ayna/contracts/core/mask';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readDocument } from '../rules/document.ts';
import { couldShift, couldTake, isHit } from '../rules/hits.ts';
import type { Scene } from '../rules/scene.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { wallNow } from '../rules/wall-now.ts';
import { daysAfter, momentAt } from '../rules/wall-time.ts';
import { readSalon } from '../store/copies.ts';
import { documentsOf, listToCome } from '../store/reading.ts';
import { type Found, findScene } from '../store/scene.ts';

const AHEAD_DAYS = 400;

/** Each day is worked out once: many appointments are of the same. */
const sceneByDate = (found: Found, now: number) => {
  const scenes = new Map<string, Scene>();
  return (moment: string): Scene => {
    const date = moment.slice(0, 10);
    const scene = scenes.get(date) ?? sceneOf(found, date, now);
    scenes.set(date, scene);
    return scene;
  };
};

/** Appointments to come that the hours no longer allow, each with who else could take it. Nothing is moved. */
export const listHits = async (ctx: MemberCtx, { query }: InputOf<typeof appointment.routes.hits>) => {
  const now = ctx.now();
  const seen = await ctx.db.forSalon(ctx.salon, async (tx) => {
    const salon = await readSalon(tx);
    if (!salon) return null;
    const wall = wallNow(now, salon.zone);
    const from = query.startDate && query.startDate > wall ? query.startDate : wall;
    const to = query.endDate ?? momentAt(daysAfter(from.slice(0, 10), AHEAD_DAYS), 0);
    const toCome = await listToCome(tx, { from, to, employeeCode: query.employeeCode });
    const wishes = toCome.map(({ serviceCode }) => ({ serviceCode, employeeCode: null }));
    const window = {
      from: momentAt(daysAfter(from.slice(0, 10), -1), 0),
      to: momentAt(daysAfter(to.slice(0, 10), 2), 0),
    };
    const around = await findScene(tx, { wishes, ...window, now });
    return around && { found: around, standing: toCome };
  });
  // A salon that was opened a moment ago, and not heard of yet, has nothing to hit.
  if (!seen) return [];
  const { found, standing } = seen;
  // Outside of the transaction: a full year takes a while, and nobody waits for it.
  const sceneOn = sceneByDate(found, now);
  const hits = standing.filter((held) => isHit(sceneOn(held.startsAt), held));
  if (hits.length === 0) return [];
  const documents = await ctx.db.forSalon(ctx.salon, (tx) =>
    documentsOf(
      tx,
      hits.map(({ code }) => code),
    ),
  );
  return hits.flatMap((held) => {
    const shown = documents.get(held.code);
    if (!shown) return [];
    const appointment = readDocument(shown.document, shown.phone, seesPhones(ctx.groups));
    const scene = sceneOn(held.startsAt);
    return [{ appointment, couldTake: couldTake(scene, held), couldShift: couldShift(scene, held) }];
  });
};
