import type { AnyEvent, Bell, DataOf } from '@ayna/contracts/core/event';
import { check } from '@ayna/contracts/core/fields';
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
  readonly ring: (ring: Ring) => void;
  readonly now: () => number;
  /** In production the compiler's word is enough; elsewhere a wrong event is caught where it is said. */
  readonly checkData: boolean;
};

/**
 * Puts an event down for everybody who hears it, each with the settings of its queue, and says who they are. One
 * statement, so that it can go with the end of its transaction; the queue's own would be one for each of them, after a
 * question who they are.
 */
const putDown = `
  with heard as (
    select queue.* from ${bossSchema}.subscription join ${bossSchema}.queue using (name) where event = $1
  ), put as (
    insert into ${bossSchema}.job (name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select name, $2::jsonb, at, at, at + retention_seconds * interval '1s', expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    from heard, ${bossSchema}.job_now() as at
  )
  select name from heard`;

const enqueue = async (client: Client, envelope: Envelope): Promise<string[]> => {
  const { rows } = await ask<{ name: string }>(client, putDown, [envelope.name, JSON.stringify(envelope)]);
  return rows.map(({ name }) => name);
};

export const emitterOf = ({ module, ring, now, checkData }: Parts): Emitter => {
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
