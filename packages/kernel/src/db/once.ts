import { createHmac } from 'node:crypto';
import { Refusal } from '@ayna/contracts/core/refusal';
import { ask } from './ask.ts';
import type { Client } from './client.ts';
import { schemaOf } from './roles.ts';

/** Thrown through the handler when this very call was answered before. */
export class AnsweredBefore extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('answered before');
    this.name = 'AnsweredBefore';
    this.answer = answer;
  }
}

export type Once = {
  /** Called as a transaction is asked for; a second one would leave its effects unguarded. */
  open(): void;
  within<T>(client: Client, work: () => Promise<T>): Promise<T>;
  /** The last thing before the end: it rides along with the `commit`. */
  save(client: Client, answer: unknown): Promise<void>;
};

type Keyed = {
  readonly module: string;
  readonly key: string;
  /** Whose key it is: two people may send the same one. */
  readonly owner: string;
  readonly route: string;
  readonly body: unknown;
  readonly secret: Uint8Array;
};

const hashOf = (secret: Uint8Array, value: unknown): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');

/**
 * A creating call's key and answer are rows of its own transaction: the second of two equal calls
 * waits for the first and then finds its answer, and a kill leaves either both or neither.
 */
export const once = ({ module, key, owner, route, body, secret }: Keyed): Once => {
  const table = `${schemaOf(module)}.answered_calls`;
  const bodyHash = hashOf(secret, body);
  let opened = false;

  const claim = async (client: Client): Promise<void> => {
    const { rows } = await ask(
      client,
      `insert into ${table} as held (owner, key, route, body_hash) values ($1, $2, $3, $4)
       on conflict (owner, key) do update set key = excluded.key
       returning held.xmax = 0 as fresh, held.route, held.body_hash, held.answer`,
      [owner, key, route, bodyHash],
    );
    const before = rows[0] as { fresh: boolean; route: string; body_hash: string; answer: unknown };
    if (before.fresh) return;
    if (before.route !== route || before.body_hash !== bodyHash) throw new Refusal('key-reused');
    throw new AnsweredBefore(before.answer);
  };

  return {
    open() {
      if (opened) throw new Error(`${route} takes a key, so it may open one transaction only`);
      opened = true;
    },
    async within(client, work) {
      // What follows is said in the same breath and waits behind it; if the call was answered before, none of it
      // stays, and why it failed then does not matter.
      const claiming = claim(client);
      claiming.catch(() => undefined);
      const [worked] = await Promise.allSettled([work()]);
      await claiming;
      if (worked.status === 'rejected') throw worked.reason;
      return worked.value;
    },
    async save(client, answer) {
      const text = `update ${table} set answer = $3 where owner = $1 and key = $2`;
      await ask(client, text, [owner, key, JSON.stringify(answer)]);
    },
  };
};
