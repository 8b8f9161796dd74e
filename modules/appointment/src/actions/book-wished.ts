import { appointmentBooked, wishAnswered } from '@ayna/contracts/appointment.events';
import type { RowRefusal } from '@ayna/contracts/core/customer-imports';
import type { DataOf } from '@ayna/contracts/core/event';
import type { appointmentWished } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { authorOf } from '../rules/author.ts';
import { newVisit } from '../rules/new-visit.ts';
import { planByDesk } from '../rules/plan-visit.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { nextSession } from '../rules/sessions.ts';
import { toldOf } from '../rules/told.ts';
import { daysAfter, minutesFrom, momentAt } from '../rules/wall-time.ts';
import { reasonOf, wishNamed } from '../rules/wished.ts';
import { countSessions } from '../store/appointments.ts';
import { readHouse } from '../store/houses.ts';
import { lockScene } from '../store/scene.ts';
import { noteWish, stands } from '../store/wishes.ts';
import { writeVisit } from '../store/write-visit.ts';

type Wished = DataOf<typeof appointmentWished>;

/** Null where it stands now, or why it does not. */
const book = async (tx: SalonTx, wished: Wished, now: number): Promise<RowRefusal | null> => {
  const { startDate, customer, byCode } = wished;
  const wish = wishNamed(await readHouse(tx), wished);
  if (typeof wish === 'string') return wish;
  const date = startDate.slice(0, 10);
  const window = { from: momentAt(daysAfter(date, -1), 0), to: momentAt(daysAfter(date, 2), 0) };
  const found = await lockScene(tx, { wishes: [wish], ...window, now });
  if (!found) return 'outside-hours';
  const scene = sceneOf(found, date, now);
  if (startDate < scene.now) return 'past';
  const same = { customerCode: customer.code, serviceCode: wish.serviceCode, startsAt: startDate };
  if (await stands(tx, same)) return null;
  const planned = planByDesk(scene, [wish], minutesFrom(date, startDate), { duration: null });
  if ('refused' in planned) return reasonOf(planned.refused);
  const { by, author } = authorOf(byCode, found.team.find(({ userCode }) => userCode === byCode) ?? null);
  const service = found.services.get(wish.serviceCode);
  const session =
    service?.type === 'Session'
      ? nextSession(await countSessions(tx, customer.code, service.code), service.sessionCount)
      : 1;
  const visit = newVisit(
    {
      salonCode: tx.salon,
      date,
      visitCode: newCode(),
      codes: [newCode()],
      sessionNumbers: [session],
      lanes: [],
      status: 'Approved',
      source: 'desk',
      note: '',
      overlapReason: null,
      customer,
    },
    planned.placed,
  );
  await writeVisit(tx, visit, author, now);
  // Whoever moves a salon's book over tells nobody: the customers know of these appointments.
  for (const row of visit.rows) await tx.emit(appointmentBooked, toldOf(row, by, false));
  return null;
};

/** A row of a file asks for an appointment, as the desk would; whatever becomes of it is answered once. */
export const bookWished = (ctx: SalonHeardCtx, wished: Wished): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { wishCode, importCode } = wished;
    if (!(await noteWish(tx, wishCode, now))) return;
    await tx.emit(wishAnswered, { wishCode, importCode, refused: await book(tx, wished, now) });
  });
