import type { AnyEvent, ChangedObject, DataOf } from '@ayna/contracts/core/event';
import { validate } from '@ayna/contracts/core/validation';
import type { PgBoss } from 'pg-boss';
import { newCode } from '../codes.ts';
import type { EventEmitter } from '../db/db.ts';
import type { Write } from '../db/tx.ts';
import { carryTrace } from '../telemetry/trace.ts';
import type { Envelope } from './envelope.ts';
import type { QueueDirectory } from './queue-directory.ts';
import type { Seal } from './seal.ts';

/** Sent once the transaction has committed. It carries no data: receivers read the rows. */
export type Signal = {
  readonly module: string;
  readonly kind: string;
  readonly salonCode: string | null;
  readonly object: ChangedObject | null;
  readonly queues: readonly string[];
};

type Parts = {
  readonly module: string;
  readonly boss: PgBoss;
  readonly queues: QueueDirectory;
  readonly publish: (signal: Signal) => void;
  readonly seal: Seal;
  readonly now: () => number;
  /** In production the compiler's word is enough; elsewhere wrong data fails where it is emitted. */
  readonly checkData: boolean;
};

/** The statements by which pg-boss adds jobs to a queue, collected to be sent with COMMIT instead of run at once. */
const insertStatements = async (boss: PgBoss, queue: string, jobs: readonly object[]): Promise<Write[]> => {
  const writes: Write[] = [];
  await boss.insert(queue, [...jobs], {
    db: {
      executeSql: async (text, values = []) => {
        writes.push({ text, values });
        return { rows: [] };
      },
    },
  });
  return writes;
};

export const createEmitter = ({
  module,
  boss,
  queues,
  publish,
  seal,
  now,
  checkData,
}: Parts): EventEmitter => {
  const toEnvelope = (event: AnyEvent, data: unknown, salonCode: string | null): Envelope => {
    const wrong = checkData ? validate(event.data, data).fields : undefined;
    if (wrong) throw new Error(`${event.name} emitted with invalid data: ${JSON.stringify(wrong)}`);
    const at = new Date(now()).toISOString();
    const sealed = seal.close(event, data);
    return { id: newCode(), name: event.name, salonCode, at, data: sealed, trace: carryTrace() };
  };

  const toSignal = <E extends AnyEvent>(event: E, data: DataOf<E>, salonCode: string | null): Signal => ({
    module,
    kind: event.name.split('.')[0] ?? event.name,
    salonCode: salonCode ?? event.signalSalon?.(data) ?? null,
    object: event.signal?.(data) ?? null,
    queues: queues.of(event.name),
  });

  return {
    begin() {
      const signals: Signal[] = [];
      const jobs = new Map<string, { readonly data: Envelope; readonly startAfter?: Date }[]>();
      return {
        emit(event, data, salonCode, { notBefore } = {}) {
          const delay = notBefore !== undefined && { startAfter: new Date(notBefore) };
          const envelope = toEnvelope(event, data, salonCode);
          const signal = toSignal(event, data, salonCode);
          signals.push(signal);
          for (const queue of signal.queues) {
            const batch = jobs.get(queue) ?? [];
            jobs.set(queue, batch);
            batch.push({ data: envelope, ...delay });
          }
        },
        writes: async () => {
          const batches = [...jobs].map(([queue, batch]) => insertStatements(boss, queue, batch));
          return (await Promise.all(batches)).flat();
        },
        committed: () => signals.forEach(publish),
      };
    },
  };
};
