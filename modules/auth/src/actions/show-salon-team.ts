import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { maskPhone } from '@ayna/contracts/core/mask';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { listSalonTeam } from '../store/members.ts';

export const showSalonTeam = (ctx: PersonCtx, { params }: InputOf<typeof auth.routes.salonTeam>) =>
  ctx.db.acrossSalons('list the team of a salon', async (tx) => {
    const team = await listSalonTeam(tx, params.salonCode);
    return team.map(({ phone, lastSeenAt, ...member }) => ({
      ...member,
      phone: phone === null ? '' : maskPhone(phone),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }));
  });
