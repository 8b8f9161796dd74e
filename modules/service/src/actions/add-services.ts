import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { NewService, Service, service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { hasRoomFor } from '../rules/room.ts';
import { shownOf } from '../rules/shown.ts';
import { countServices } from '../store/lists.ts';
import { insertServices, lockRoom } from '../store/services.ts';

const add = async <T>(
  ctx: MemberCtx,
  services: readonly NewService[],
  answer: (added: Service[]) => T,
): Promise<T> => {
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  if (!allowed) throw new Refusal('package-needed');
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockRoom(tx);
    if (!hasRoomFor(services.length, await countServices(tx))) throw new Refusal('too-many-services');
    const added = await insertServices(
      tx,
      services.map((one) => ({ ...one, code: newCode() })),
    );
    await Promise.all(added.map((state) => tx.emit(serviceChanged, state)));
    return answer(added.map((state) => shownOf(tx.salon, state)));
  });
};

export const addService = (ctx: MemberCtx, { body }: InputOf<typeof service.routes.create>) =>
  add(ctx, [body], ([added]) => added as Service);

/** All of them, or none. */
export const addServices = (ctx: MemberCtx, { body }: InputOf<typeof service.routes.createMany>) =>
  add(ctx, body.services, (added) => added);
