import type { AnyEvent, DataOf } from '@ayna/contracts/core/event';
import type { Person } from '../actor.ts';
import { newCode } from '../codes.ts';
import { mintSalonKey, type SalonKey } from '../salon-key.ts';
import type { Log } from '../telemetry/log.ts';
import type { IdempotencyGuard } from './idempotency.ts';
import type { Pool } from './pool.ts';
import { inReadTransaction } from './read-transaction.ts';
import { rolesOf } from './roles.ts';
import { personPrelude, rolePrelude, type SessionPrelude, salonPrelude } from './session-prelude.ts';
import { bindClient, unbindClient } from './sql.ts';
import { inTransaction } from './transaction.ts';
import type { AcrossTx, AnyTx, EmitOptions, PersonTx, SalonReadTx, SalonTx, Write } from './tx.ts';

type Work<X, T> = (tx: X) => Promise<T>;

/** The only ways to rows. */
export type Db = {
  forSalon<T>(key: SalonKey, work: Work<SalonTx, T>): Promise<T>;
  /** A read-only transaction in one round trip. */
  readSalon<T>(key: SalonKey, work: Work<SalonReadTx, T>): Promise<T>;
  /** A salon that begins with this transaction. Its key is made here, so it cannot be another salon's. */
  forNewSalon<T>(work: Work<SalonTx, T>): Promise<T>;
  forCustomer<T>(actor: Person, work: Work<PersonTx, T>): Promise<T>;
  /** A read-only transaction in one round trip. */
  readCustomer<T>(actor: Person, work: Work<PersonTx, T>): Promise<T>;
  acrossSalons<T>(reason: string, work: Work<AcrossTx, T>): Promise<T>;
};

/** The events of one transaction, between the moment they are emitted and COMMIT. */
export type EventBatch = {
  emit<E extends AnyEvent>(event: E, data: DataOf<E>, salonCode: string | null, options?: EmitOptions): void;
  /** The statements that enqueue them. */
  writes(): Promise<readonly Write[]>;
  /** Signals listeners and browsers that something changed. */
  committed(): void;
};

export type EventEmitter = { begin(): EventBatch };

export type DbParts = {
  readonly module: string;
  /** Opened when first needed: not every call touches rows. */
  readonly pool: () => Pool;
  readonly emitter: EventEmitter;
  readonly log: Log;
};

/** A module's database access for one call. `idempotency` stores the result of a creating call in its transaction. */
export type DbForCall = (requestId: string, idempotency?: IdempotencyGuard) => Db;

type MakeTx<X> = (events: EventBatch, defer: (...writes: readonly Write[]) => void) => X;

const salonTx =
  (salon: SalonKey): MakeTx<SalonTx> =>
  (events, defer) => ({
    scope: 'salon',
    salon,
    emit: (event, data, options) => events.emit(event, data, salon, options),
    defer,
  });

const acrossTx: MakeTx<AcrossTx> = (events) => ({
  scope: 'across',
  keyOf: mintSalonKey,
  emit: (event, data, options) => events.emit(event, data, null, options),
});

export const createDb = ({ module, pool, emitter, log }: DbParts): DbForCall => {
  const roles = rolesOf(module);

  const run = async <X extends AnyTx, T>(
    prelude: SessionPrelude,
    idempotency: IdempotencyGuard | undefined,
    makeTx: MakeTx<X>,
    work: Work<X, T>,
  ): Promise<T> => {
    idempotency?.open();
    const { result, events } = await inTransaction(pool(), `begin; ${prelude}`, async (client) => {
      const events = emitter.begin();
      const deferred: Write[] = [];
      const tx = makeTx(events, (...writes) => void deferred.push(...writes));
      bindClient(tx, client);
      try {
        const result = await (idempotency ? idempotency.within(client, () => work(tx)) : work(tx));
        const saved = idempotency ? [idempotency.save(result)] : [];
        const lastWrites = [...deferred, ...(await events.writes()), ...saved];
        return { result: { result, events }, lastWrites };
      } finally {
        unbindClient(tx);
      }
    });
    events.committed();
    return result;
  };

  const forSalon = <T>(
    key: SalonKey,
    idempotency: IdempotencyGuard | undefined,
    work: Work<SalonTx, T>,
  ): Promise<T> => run(salonPrelude(key), idempotency, salonTx(key), work);

  return (requestId, idempotency) => ({
    forSalon: (key, work) => forSalon(key, idempotency, work),
    forNewSalon: (work) => forSalon(mintSalonKey(newCode()), idempotency, work),
    readSalon: (key, work) =>
      inReadTransaction(pool(), salonPrelude(key), { scope: 'salon', salon: key }, work),
    readCustomer: ({ code }, work) =>
      inReadTransaction(pool(), personPrelude(roles.person, code), { scope: 'person', person: code }, work),
    forCustomer: ({ code }, work) =>
      run(personPrelude(roles.person, code), idempotency, () => ({ scope: 'person', person: code }), work),
    acrossSalons: (reason, work) => {
      log.info({ module, reason, requestId }, 'across salons');
      return run(rolePrelude(roles.across), idempotency, acrossTx, work);
    },
  });
};
