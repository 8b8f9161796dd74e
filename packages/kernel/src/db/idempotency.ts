import { createHmac } from 'node:crypto';
import { Refusal } from '@ayna/contracts/core/refusal';
import { execute } from './execute.ts';
import type { Client } from './pool.ts';
import { schemaOf } from './roles.ts';
import type { Write } from './tx.ts';

/** Thrown through the handler when this very call has succeeded before; carries the stored result. */
export class IdempotentReplay extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('idempotent replay');
    this.name = 'IdempotentReplay';
    this.answer = answer;
  }
}

export type IdempotencyGuard = {
  /** Called when a transaction opens. A second transaction would leave its effects unguarded, so it throws. */
  open(): void;
  within<T>(client: Client, work: () => Promise<T>): Promise<T>;
  /** Adds to what must be the same in a replay: the content of an upload, which arrives after the rest. */
  addContent(digest: string): void;
  /** Throws if the call has a stored result already, for a handler that does much before its transaction. */
  findResult(client: Client): Promise<void>;
  /** Stores the result; sent with COMMIT. */
  save(answer: unknown): Write;
};

type KeyedCall = {
  readonly module: string;
  readonly key: string;
  /** Who sent the key: two people may send the same one. */
  readonly owner: string;
  readonly route: string;
  readonly body: unknown;
  readonly secret: Uint8Array;
};

const hashOf = (secret: Uint8Array, value: unknown): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(value) ?? '')
    .digest('base64url');

type StoredCall = { readonly route: string; readonly body_hash: string; readonly answer: unknown };

type KeyRow = Pick<KeyedCall, 'owner' | 'key' | 'route'> & {
  readonly table: string;
  readonly bodyHash: () => string;
};

const replay = ({ route, bodyHash }: KeyRow, before: StoredCall): never => {
  if (before.route !== route || before.body_hash !== bodyHash()) throw new Refusal('key-reused');
  throw new IdempotentReplay(before.answer);
};

const claim = async (client: Client, row: KeyRow): Promise<void> => {
  const { rows } = await execute(
    client,
    `insert into ${row.table} as held (owner, key, route, body_hash) values ($1, $2, $3, $4)
     on conflict (owner, key) do update set key = excluded.key
     returning held.xmax = 0 as fresh, held.route, held.body_hash, held.answer`,
    [row.owner, row.key, row.route, row.bodyHash()],
  );
  const before = rows[0] as StoredCall & { fresh: boolean };
  if (!before.fresh) replay(row, before);
};

const findStored = async (client: Client, row: KeyRow): Promise<void> => {
  const { rows } = await execute(
    client,
    `select route, body_hash, answer from ${row.table} where owner = $1 and key = $2`,
    [row.owner, row.key],
  );
  const [before] = rows as StoredCall[];
  if (before) replay(row, before);
};

/**
 * Key and result of a creating call are rows of its own transaction: the second of two equal calls waits for the first
 * and then finds its result, and a killed process leaves both or neither.
 */
export const idempotencyGuard = (call: KeyedCall): IdempotencyGuard => {
  const { module, key, owner, route, body, secret } = call;
  const table = `${schemaOf(module)}.answered_calls`;
  let content: string | undefined;
  let opened = false;
  const bodyHash = (): string => hashOf(secret, content === undefined ? body : { body, content });
  const row = { table, key, owner, route, bodyHash };

  return {
    open() {
      if (opened) throw new Error(`${route} takes an idempotency key, so it may open only one transaction`);
      opened = true;
    },
    async within(client, work) {
      // The work's statements are pipelined behind the claim. If the call is a replay, all of them are rolled back,
      // and it does not matter whether or why they failed.
      const claiming = claim(client, row);
      claiming.catch(() => undefined);
      const [worked] = await Promise.allSettled([work()]);
      await claiming;
      if (worked.status === 'rejected') throw worked.reason;
      return worked.value;
    },
    addContent(digest) {
      content = digest;
    },
    findResult: (client) => findStored(client, row),
    save: (answer) => ({
      text: `update ${table} set answer = $3 where owner = $1 and key = $2`,
      values: [owner, key, JSON.stringify(answer)],
    }),
  };
};
