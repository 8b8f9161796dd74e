import type { PersonCtx } from '@ayna/kernel/ctx';
import { deviceName } from '../rules/device.ts';
import { listSessions } from '../store/sessions.ts';
import { unknownDevice } from '../texts.ts';

export const listDevices = async (ctx: PersonCtx) => {
  const sessions = await ctx.db.forCustomer(ctx.actor, (tx) => listSessions(tx, ctx.now()));
  return sessions.map(({ code, userAgent, createdAt, seenAt }) => ({
    code,
    device: deviceName(userAgent) || unknownDevice,
    current: code === ctx.actor.session,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
};
