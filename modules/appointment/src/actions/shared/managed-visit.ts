import type { ManagedVisit } from '@ayna/contracts/appointment';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { SalonState } from '@ayna/contracts/core/salons';
import { fullName } from '@ayna/domain/names';
import { wallNow } from '@ayna/domain/wall-now';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { allowedActions, isOpen } from '../../rules/allowed-actions.ts';
import type { AppointmentRecord } from '../../rules/appointment-record.ts';
import { isLinkOver } from '../../rules/link-life.ts';
import { toManagedVisit } from '../../rules/managed-visit.ts';
import { hasPackage } from '../../rules/package-end.ts';
import { lockVisit, readSessions, readVisit } from '../../store/appointments.ts';
import { type Confirmation, findManageLink, readManageLink } from '../../store/manage-links.ts';
import { readSalonSnapshot } from '../../store/salon-snapshots.ts';

export type VisitOfLink = {
  readonly visitCode: string;
  readonly records: readonly AppointmentRecord[];
  readonly salon: SalonState;
  /** The present moment on the salon's wall clock. */
  readonly now: string;
  readonly takesOnline: boolean;
  readonly confirmation: Confirmation | null;
};

type ReadRecords = (tx: SalonTx, visitCode: string) => Promise<AppointmentRecord[]>;

const readLinked = async (
  ctx: Ctx,
  tx: SalonTx,
  { visitCode, token, readRecords }: { visitCode: string; token: string; readRecords: ReadRecords },
): Promise<VisitOfLink | null> => {
  const records = await readRecords(tx, visitCode);
  // Read after the lock: the link may have been replaced since it was found.
  const [link, snapshot] = await Promise.all([readManageLink(tx, visitCode, token), readSalonSnapshot(tx)]);
  const { salon, services, packageEndsAt } = snapshot;
  if (!link || !salon) return null;
  const now = wallNow(ctx.now(), salon.zone);
  if (isLinkOver(records, now)) return null;
  const takesOnline =
    salon.status === 'Published' &&
    salon.onlineBooking &&
    hasPackage(packageEndsAt, ctx.now()) &&
    records.every(({ appointment }) => {
      const service = services.get(appointment.serviceCode);
      return !isOpen(appointment) || (service?.active === true && service.online);
    });
  return { visitCode, records, salon, now, takesOnline, confirmation: link.confirmation };
};

/** A token that is unknown, replaced or over gets one refusal, so that it reveals nothing. */
const openVisit = async <T>(
  ctx: Ctx,
  token: string,
  readRecords: ReadRecords,
  work: (tx: SalonTx, visit: VisitOfLink) => Promise<T>,
): Promise<T> => {
  const found = await ctx.db.acrossSalons('find the visit of a link', (tx) => findManageLink(tx, token));
  if (!found) throw new Refusal('manage-link-over');
  return ctx.db.forSalon(found.salon, async (tx) => {
    const { visitCode } = found;
    const visit = await readLinked(ctx, tx, { visitCode, token, readRecords });
    if (!visit) throw new Refusal('manage-link-over');
    return work(tx, visit);
  });
};

/** Opens the visit of a link to read it. */
export const readVisitOfLink = <T>(
  ctx: Ctx,
  token: string,
  work: (tx: SalonTx, visit: VisitOfLink) => Promise<T>,
): Promise<T> => openVisit(ctx, token, readVisit, work);

/** Opens the visit of a link to change it, with its appointments locked. */
export const changeVisitOfLink = <T>(
  ctx: Ctx,
  token: string,
  work: (tx: SalonTx, visit: VisitOfLink) => Promise<T>,
): Promise<T> => openVisit(ctx, token, lockVisit, work);

export const actionsOf = ({ records, salon, now, takesOnline }: VisitOfLink) =>
  allowedActions(
    records.map(({ appointment }) => appointment),
    { now, cancelMinutes: salon.cancelMinutes, takesOnline },
  );

/** Refuses what is over or too late to move or cancel, and says whom to call instead. */
export const requireInTime = (visit: VisitOfLink): void => {
  const { phone } = visit.salon;
  const { until, cancel } = actionsOf(visit);
  const status = visit.records[0]?.appointment.status;
  if (until === null) throw new Refusal('status-changed', { details: { status, phone } });
  if (!cancel) throw new Refusal('too-late', { details: { phone } });
};

/** The customer of the visit, as events and the history name them; null for one without an account. */
export const customerAuthor = ({ personCode, appointment }: AppointmentRecord) => {
  const { name = '', lastname = '' } = appointment.customerSnapshot ?? {};
  if (!personCode) return { by: null, author: null };
  const by = { code: personCode, name, lastname };
  return { by, author: { code: personCode, name: fullName(by) } };
};

/** The visit as its link shows it, with what this transaction is about to change. */
export const showVisit = async (tx: SalonTx, visit: VisitOfLink): Promise<ManagedVisit> => {
  const { visitCode, records, salon, now, confirmation } = visit;
  const otherSessions = new Map<string, Awaited<ReturnType<typeof readSessions>>>();
  for (const { appointment } of records) {
    const { customerCode, serviceCode, serviceSnapshot } = appointment;
    if (customerCode && serviceSnapshot.type === 'Session')
      otherSessions.set(
        serviceCode,
        await readSessions(tx, { customerCode, serviceCode, except: visitCode }),
      );
  }
  return toManagedVisit({
    visitCode,
    records,
    salon,
    may: actionsOf(visit),
    confirmation: confirmation && { at: instantOf(confirmation.at), start: confirmation.start },
    otherSessions,
    today: now.slice(0, 10),
  });
};
