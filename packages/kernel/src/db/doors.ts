import type { Person } from '../actor.ts';
import { newCode } from '../codes.ts';
import type { Emitter, Mark } from '../events/emit.ts';
import { mintSalonKey, type SalonKey } from '../salon-key.ts';
import type { Log } from '../watch/log.ts';
import type { Pool } from './client.ts';
import { lookOn } from './look.ts';
import type { Once } from './once.ts';
import { seeingPerson, seeingSalon } from './openings.ts';
import { rolesOf } from './roles.ts';
import { bindClient, unbindClient } from './sql.ts';
import { inTransaction, type Last } from './transaction.ts';
import type { AcrossTx, AnyTx, PersonTx, SalonTx, SalonView } from './tx.ts';

type Work<X, T> = (tx: X) => Promise<T>;

/** The only ways to rows. */
export type Db = {
  forSalon<T>(key: SalonKey, work: Work<SalonTx, T>): Promise<T>;
  /** For reading alone: every question is a transaction by itself, so that nothing waits for its begin or end. */
  seeSalon<T>(key: SalonKey, work: Work<SalonView, T>): Promise<T>;
  /** A salon that begins with this transaction: its key is made here, so that it can be nobody else's. */
  forNewSalon<T>(work: Work<SalonTx, T>): Promise<T>;
  forCustomer<T>(actor: Person, work: Work<PersonTx, T>): Promise<T>;
  /** The same, for reading alone. */
  seeCustomer<T>(actor: Person, work: Work<PersonTx, T>): Promise<T>;
  acrossSalons<T>(reason: string, work: Work<AcrossTx, T>): Promise<T>;
};

export type DoorParts = {
  readonly module: string;
  /** Opened when first needed: not every context comes to rows. */
  readonly pool: () => Pool;
  readonly emitter: Emitter;
  readonly log: Log;
};

/** A module's doors for one call; `once` remembers the answer of a creating call in its transaction. */
export type Doors = (requestId: string, once?: Once) => Db;

const uuid = /^[0-9a-f-]{36}$/i;

type Make<X> = (mark: Mark, last: Last) => X;

const inSalon =
  (salon: SalonKey): Make<SalonTx> =>
  (mark, last) => ({
    scope: 'salon',
    salon,
    emit: (event, data) => mark.emit(event, data, salon),
    lastly: (...writes) => writes.forEach(last),
  });

const across: Make<AcrossTx> = (mark) => ({
  scope: 'across',
  keyOf: mintSalonKey,
  emit: (event, data) => mark.emit(event, data, null),
});

export const openDoors = ({ module, pool, emitter, log }: DoorParts): Doors => {
  const roles = rolesOf(module);

  const run = async <X extends AnyTx, T>(
    opening: string,
    once: Once | undefined,
    make: Make<X>,
    work: Work<X, T>,
  ): Promise<T> => {
    once?.open();
    const { result, mark } = await inTransaction(pool(), opening, async (client, last) => {
      const mark = emitter.begin(client);
      const tx = make(mark, last);
      bindClient(tx, client);
      try {
        const result = await (once ? once.within(client, () => work(tx)) : work(tx));
        last(mark.written());
        if (once) last(once.save(client, result));
        return { result, mark };
      } finally {
        unbindClient(tx);
      }
    });
    mark.committed();
    return result;
  };

  const forSalon = <T>(key: SalonKey, once: Once | undefined, work: Work<SalonTx, T>): Promise<T> =>
    run(`begin; set local ayna.salon = '${key}'`, once, inSalon(key), work);

  return (requestId, once) => ({
    forSalon: (key, work) => forSalon(key, once, work),
    forNewSalon: (work) => forSalon(mintSalonKey(newCode()), once, work),
    seeSalon: (key, work) => lookOn(pool(), seeingSalon(key), { scope: 'salon', salon: key }, work),
    seeCustomer: (actor, work) =>
      lookOn(pool(), seeingPerson(roles.person, actor.code), { scope: 'person', person: actor.code }, work),
    forCustomer: (actor, work) => {
      if (!uuid.test(actor.code)) throw new Error('a person is known by a uuid');
      const opening = `begin; set local role ${roles.person}; set local ayna.person = '${actor.code}'`;
      return run(opening, once, () => ({ scope: 'person', person: actor.code }), work);
    },
    acrossSalons: (reason, work) => {
      log.info({ module, reason, requestId }, 'across salons');
      return run(`begin; set local role ${roles.across}`, once, across, work);
    },
  });
};
