import type { Caller } from '@ayna/contracts/core/client';
import type { Actor } from '../actor.ts';
import type { Ctx } from '../ctx.ts';
import { createDb, type DbForCall } from '../db/db.ts';
import type { IdempotencyGuard } from '../db/idempotency.ts';
import { createEmitter } from '../events/emit.ts';
import type { Seal } from '../events/seal.ts';
import type { WithProviders } from '../module.ts';
import type { Engines } from './engines.ts';

type Parts = {
  readonly engines: Engines;
  readonly callAs: (module: string, actor: Actor, requestId: string) => Caller;
  readonly seal: Seal;
  readonly now: () => number;
  readonly providersOf: (module: string) => unknown;
  readonly checkData: boolean;
};

export type CtxOf = (module: string, actor: Actor, requestId: string, idempotency?: IdempotencyGuard) => Ctx;

/** Makes the context of one call: who acts, in which module, with which idempotency key. */
export const createContexts = ({ engines, callAs, seal, now, providersOf, checkData }: Parts): CtxOf => {
  const { boss, queues, signals, log, poolOf } = engines;
  const databases = new Map<string, DbForCall>();
  const dbOf = (module: string): DbForCall => {
    const known = databases.get(module);
    if (known) return known;
    const emitter = createEmitter({
      module,
      boss,
      queues,
      publish: (signal) => signals.publish(signal),
      seal,
      now,
      checkData,
    });
    const db = createDb({ module, pool: () => poolOf(module), emitter, log });
    databases.set(module, db);
    return db;
  };

  return (module, actor, requestId, idempotency): Ctx & WithProviders<unknown> => ({
    actor,
    requestId,
    now,
    log,
    providers: providersOf(module),
    call: callAs(module, actor, requestId),
    db: dbOf(module)(requestId, idempotency),
  });
};

/** The actor of a module that acts on its own. */
export const machineActor = (module: string): Actor => ({ kind: 'machine', module });
