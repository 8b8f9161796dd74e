import type { appointment } from '@ayna/contracts/appointment';
import { appointmentNoted } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { nextVersion } from '../rules/appointment-record.ts';
import { authorOf } from '../rules/author.ts';
import { toEventPayload } from '../rules/event-payload.ts';
import { visibleTo } from './shared/booking.ts';
import { requireChangeable } from './shared/require-changeable.ts';
import { writeChange } from './shared/writes.ts';

/**
 * States what an appointment costs, before it is final: the income that completion records takes this price, so it
 * never has to be corrected afterwards.
 */
export const changePrice = (
  ctx: MemberCtx,
  { params, body: { version, price } }: InputOf<typeof appointment.routes.changePrice>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { record: before, me } = await requireChangeable(ctx, tx, params.code);
    const { serviceSnapshot, version: present } = before.appointment;
    if (present !== version) throw new Refusal('conflict');
    if (serviceSnapshot.price === price) return visibleTo(ctx.groups, before);
    const record = nextVersion(before, { serviceSnapshot: { ...serviceSnapshot, price } });
    const { by, author } = authorOf(ctx.actor.code, me);
    const [from, to] = [serviceSnapshot.price, price].map((lira) => lira.toFixed(2));
    const entry = { at: ctx.now(), by: author, what: 'price', from: from ?? null, to: to ?? null } as const;
    tx.defer(...writeChange(tx, { before, record }, [entry]));
    tx.emit(appointmentNoted, toEventPayload(record, by, false));
    return visibleTo(ctx.groups, record);
  });
