import type { Caller } from '@ayna/contracts/core/client';
import type { Actor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { type Doors, openDoors } from '../db/doors.ts';
import type { Once } from '../db/once.ts';
import { type Emitter, emitterOf } from '../events/emit.ts';
import type { Reaching } from '../module.ts';
import type { Engines } from './engines.ts';

type Parts = {
  readonly engines: Engines;
  readonly callAs: (module: string, actor: Actor, requestId: string) => Caller;
  readonly now: () => number;
  readonly outsideOf: (module: string) => unknown;
  readonly checkData: boolean;
};

export type CtxOf = (module: string, actor: Actor, requestId: string, once?: Once) => Ctx;

/** Makes the context of one call: who acts, in which module, with which key. */
export const contexts = ({ engines, callAs, now, outsideOf, checkData }: Parts): CtxOf => {
  const { bells, log, poolOf } = engines;
  const emitters = new Map<string, Emitter>();
  const emitterFor = (module: string): Emitter => {
    const known =
      emitters.get(module) ?? emitterOf({ module, ring: (one) => bells.ring(one), now, checkData });
    emitters.set(module, known);
    return known;
  };

  const doors = new Map<string, Doors>();
  const doorsFor = (module: string): Doors => {
    const known =
      doors.get(module) ??
      openDoors({ module, pool: () => poolOf(module), emitter: emitterFor(module), log });
    doors.set(module, known);
    return known;
  };

  return (module, actor, requestId, once): Ctx & Reaching<unknown> => ({
    actor,
    requestId,
    now,
    log,
    outside: outsideOf(module),
    call: callAs(module, actor, requestId),
    db: doorsFor(module)(requestId, once),
  });
};

/** The context of a module acting on its own. */
export const machine = (module: string): Actor => ({ kind: 'machine', module });
