import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { NewService, Service, service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { fitsServiceLimit } from '../rules/service-limit.ts';
import { toService } from '../rules/service-view.ts';
import { countServices } from '../store/lists.ts';
import { insertServices, lockServiceCount } from '../store/services.ts';

const insertAndEmit = async <T>(
  ctx: MemberCtx,
  services: readonly NewService[],
  toResponse: (added: Service[]) => T,
): Promise<T> => {
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  if (!allowed) throw new Refusal('package-needed');
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockServiceCount(tx);
    if (!fitsServiceLimit(services.length, await countServices(tx))) throw new Refusal('too-many-services');
    const added = await insertServices(
      tx,
      services.map((one) => ({ ...one, code: newCode() })),
    );
    for (const state of added) tx.emit(serviceChanged, state);
    return toResponse(added.map((state) => toService(tx.salon, state)));
  });
};

export const addService = (ctx: MemberCtx, { body }: InputOf<typeof service.routes.create>) =>
  insertAndEmit(ctx, [body], ([added]) => added as Service);

/** Adds all of them or none. */
export const addServices = (ctx: MemberCtx, { body }: InputOf<typeof service.routes.createMany>) =>
  insertAndEmit(ctx, body.services, (added) => added);
