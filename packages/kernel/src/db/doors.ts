import type { Person } from '../actor.ts';
import type { Emitter, Mark } from '../events/emit.ts';
import { mintSalonKey, type SalonKey } from '../salon-key.ts';
import type { Log } from '../watch/log.ts';
import type { Pool } from './client.ts';
import type { Once } from './once.ts';
import { rolesOf } from './roles.ts';
import { bindClient, unbindClient } from './sql.ts';
import { inTransaction } from './transaction.ts';
import type { AcrossTx, AnyTx, PersonTx, SalonTx } from './tx.ts';

type Work<X, T> = (tx: X) => Promise<T>;

/** The only three ways to rows. */
export type Db = {
  forSalon<T>(key: SalonKey, work: Work<SalonTx, T>): Promise<T>;
  forCustomer<T>(actor: Person, work: Work<PersonTx, T>): Promise<T>;
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

type Make<X> = (mark: Mark) => X;

export const openDoors = ({ module, pool, emitter, log }: DoorParts): Doors => {
  const roles = rolesOf(module);

  const run = async <X extends AnyTx, T>(
    opening: string,
    once: Once | undefined,
    make: Make<X>,
    work: Work<X, T>,
  ): Promise<T> => {
    once?.open();
    const { result, mark } = await inTransaction(pool(), opening, async (client) => {
      const mark = emitter.begin(client);
      const tx = make(mark);
      bindClient(tx, client);
      try {
        const result = await (once ? once.within(client, () => work(tx)) : work(tx));
        await mark.written();
        return { result, mark };
      } finally {
        unbindClient(tx);
      }
    });
    mark.committed();
    return result;
  };

  const inSalon =
    (salon: SalonKey): Make<SalonTx> =>
    (mark) => ({ scope: 'salon', salon, emit: (event, data) => mark.emit(event, data, salon) });
  const across: Make<AcrossTx> = (mark) => ({
    scope: 'across',
    keyOf: mintSalonKey,
    emit: (event, data) => mark.emit(event, data, null),
  });

  return (requestId, once) => ({
    forSalon: (key, work) => run(`begin; set local ayna.salon = '${key}'`, once, inSalon(key), work),
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
