import type { auth } from '@ayna/contracts/auth';
import { sessionChanged } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { writeAudit } from '../store/audit.ts';
import { setPersonActive } from '../store/people.ts';
import { endSessions } from '../store/sessions.ts';

export const setActive = (ctx: PersonCtx, { params, body }: InputOf<typeof auth.routes.setActive>) =>
  ctx.db.acrossSalons('activate or deactivate a person', async (tx) => {
    const person = params.userCode;
    if (person === ctx.actor.code) throw new Refusal('own-rights');
    if (!(await setPersonActive(tx, person, body.active))) throw new Refusal('not-found');
    if (!body.active) await endSessions(tx, { person, why: 'deactivated' }, ctx.now());
    const action = body.active ? 'activated' : 'deactivated';
    await writeAudit(tx, ctx, { action, subject: person });
    tx.emit(sessionChanged, { person, session: null });
    return {};
  });
