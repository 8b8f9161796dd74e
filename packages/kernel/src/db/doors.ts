import type { Person } from '../actor.ts';
import type { Emitter } from '../events/emit.ts';
import { mintSalonKey, type SalonKey } from '../salon-key.ts';
import type { Client, Pool } from './client.ts';
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
  /** Remembers the answer of a creating call in the same transaction, if the call has a key. */
  readonly once?: Once;
  readonly onAcross: (reason: string) => void;
};

const uuid = /^[0-9a-f-]{36}$/i;

export const openDoors = ({ module, pool, emitter, once, onAcross }: DoorParts): Db => {
  const roles = rolesOf(module);

  const run = async <X extends AnyTx, T>(
    opening: string,
    make: (client: Client, mark: ReturnType<Emitter['begin']>) => X,
    work: Work<X, T>,
  ): Promise<T> => {
    once?.open();
    const { result, mark } = await inTransaction(pool(), opening, async (client) => {
      const mark = emitter.begin(client);
      const tx = make(client, mark);
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

  return {
    forSalon: (key, work) =>
      run(
        `begin; set local ayna.salon = '${key}'`,
        (_, mark) => ({ scope: 'salon', salon: key, emit: (event, data) => mark.emit(event, data, key) }),
        work,
      ),
    forCustomer: (actor, work) => {
      if (!uuid.test(actor.code)) throw new Error('a person is known by a uuid');
      return run(
        `begin; set local role ${roles.person}; set local ayna.person = '${actor.code}'`,
        () => ({ scope: 'person', person: actor.code }),
        work,
      );
    },
    acrossSalons: (reason, work) => {
      onAcross(reason);
      return run(
        `begin; set local role ${roles.across}`,
        (_, mark) => ({
          scope: 'across',
          keyOf: mintSalonKey,
          emit: (event, data) => mark.emit(event, data, null),
        }),
        work,
      );
    },
  };
};
