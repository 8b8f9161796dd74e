import type { auth } from '@ayna/contracts/auth';
import { personRegistered } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { OnWire, Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { beginSession } from '../rules/begin-session.ts';
import { TRIES } from '../rules/code-limits.ts';
import { foldedPerson } from '../rules/fold.ts';
import { tryCode } from '../store/challenges.ts';
import { openSession } from '../store/open-session.ts';
import { provePhone } from '../store/people.ts';

const wanted = 'sign-up';

export const activateAccount = async (
  ctx: Ctx & Reaching<Outside> & OnWire,
  { body }: InputOf<typeof auth.routes.activate>,
) => {
  const { challenge, code } = body;
  const now = ctx.now();
  const { begun, making, handed } = beginSession(ctx);
  // A wrong guess is told after the commit: thrown inside, it would not count.
  const opened = await ctx.db.acrossSalons('a phone is proved', async (tx) => {
    const tried = await tryCode(tx, { challenge, wanted, most: TRIES, now }, (hash) =>
      ctx.outside.codes.isRight(hash, challenge, wanted, code),
    );
    if (tried.outcome !== 'right') return tried.outcome;
    const person = await provePhone(tx, tried.subject, foldedPerson, now);
    if (!person) return 'code-spent';
    const { name, lastname, phone } = person;
    const kind = person.kind as 'owner' | 'customer';
    await tx.emit(personRegistered, { code: tried.subject, kind, name, lastname, phone });
    return openSession(tx, tried.subject, begun, making);
  });
  if (typeof opened === 'string') throw new Refusal(opened);
  return ctx.outside.handOver(ctx.wire, { ...opened, ...handed });
};
