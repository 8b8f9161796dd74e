import type { AnyEvent, Bell, DataOf } from '@ayna/contracts/core/event';
import { check } from '@ayna/contracts/core/fields';
import type { PgBoss } from 'pg-boss';
import { newCode } from '../codes.ts';
import { ask } from '../db/ask.ts';
import type { Client } from '../db/client.ts';
import { carryTrace } from '../watch/trace.ts';
import { bossSchema } from './boss.ts';
import type { Envelope } from './envelope.ts';

/** What is rung once the transaction is committed; the rows speak for themselves. */
export type Ring = {
  readonly module: string;
  readonly kind: string;
  readonly salonCode: string | null;
  readonly bell: Bell | null;
  readonly queues: readonly string[];
};

/** The events of one transaction. */
export type Mark = {
  emit<E extends AnyEvent>(event: E, data: DataOf<E>, salonCode: string | null): Promise<void>;
  /** Resolves when every event lies in the queue, still inside the transaction. */
  written(): Promise<void>;
  committed(): void;
};

export type Emitter = { begin(client: Client): Mark };

type Parts = {
  readonly module: string;
  readonly boss: PgBoss;
  readonly ring: (ring: Ring) => void;
  readonly now: () => number;
  /** In production the compiler's word is enough; elsewhere a wrong event is caught where it is said. */
  readonly checkData: boolean;
};

const subscribers = async (client: Client, event: string): Promise<string[]> => {
  const { rows } = await ask<{ name: string }>(
    client,
    `select name from ${bossSchema}.subscription where event = $1`,
    [event],
  );
  return rows.map(({ name }) => name);
};

export const emitterOf = ({ module, boss, ring, now, checkData }: Parts): Emitter => {
  /** Who heard an event when it was last said here. */
  const heard = new Map<string, readonly string[]>();

  /**
   * Who hears it is asked every time, inside the transaction: nobody is left out. For those who did last time it is
   * put down while we ask, which saves the way there and back.
   */
  const enqueue = async (client: Client, envelope: Envelope): Promise<string[]> => {
    const db = { executeSql: (text: string, values?: unknown[]) => ask(client, text, values) };
    const put = (queues: readonly string[]): Promise<unknown> =>
      Promise.all(queues.map((queue) => boss.insert(queue, [{ data: envelope }], { db })));
    const before = heard.get(envelope.name) ?? [];
    heard.delete(envelope.name);
    const [queues] = await Promise.all([subscribers(client, envelope.name), put(before)]);
    await put(queues.filter((queue) => !before.includes(queue)));
    heard.set(envelope.name, queues);
    return queues;
  };

  return {
    begin(client) {
      const rings: Ring[] = [];
      const writing: Promise<unknown>[] = [];

      const emit: Mark['emit'] = async (event, data, salonCode) => {
        const wrong = checkData ? check(event.data, data).fields : undefined;
        if (wrong) throw new Error(`${event.name} was said with wrong data: ${JSON.stringify(wrong)}`);
        const at = new Date(now()).toISOString();
        const envelope = { id: newCode(), name: event.name, salonCode, at, data, trace: carryTrace() };
        const queues = await enqueue(client, envelope);
        const kind = event.name.split('.')[0] ?? event.name;
        const toldAt = salonCode ?? event.bellAt?.(data) ?? null;
        rings.push({ module, kind, salonCode: toldAt, bell: event.bell?.(data) ?? null, queues });
      };

      return {
        emit(event, data, salonCode) {
          const written = emit(event, data, salonCode);
          written.catch(() => undefined);
          writing.push(written);
          return written;
        },
        written: async () => void (await Promise.all(writing)),
        committed: () => rings.forEach(ring),
      };
    },
  };
};
