import type { Writable } from 'node:stream';
import type { QueryResult, QueryResultRow } from 'pg';
import { askPrepared, wireOf } from './asked.ts';
import { noteFailure } from './cause.ts';
import type { Client } from './client.ts';
import type { Opening } from './openings.ts';
import type { Sink } from './tap.ts';

// Planning a statement costs several times what running it does, so those that come again are prepared
// once per connection. Texts grow with the lists in them; beyond so many they are sent as they are.
const MOST_NAMES = 1_000;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const made = `s${names.size}`;
  names.set(text, made);
  return made;
};

const held = new WeakSet<Writable>();

/** What is said in one go leaves in one packet: `begin` with the first queries, and all that wait together. */
const holdTogether = (client: Client): void => {
  const { stream } = wireOf(client);
  if (held.has(stream)) return;
  held.add(stream);
  stream.cork();
  process.nextTick(() => {
    held.delete(stream);
    stream.uncork();
  });
};

/** Lets nothing leave until the answer is called: what is said meanwhile leaves together with what comes after. */
export const holdBack = (client: Client): (() => void) => {
  const { stream } = wireOf(client);
  stream.cork();
  return () => stream.uncork();
};

/** One statement whose rows are taken as they come; it stands for itself. */
export const askRaw = async (
  client: Client,
  text: string,
  values: readonly unknown[],
  opening: Opening,
  sink: Sink,
): Promise<void> => {
  holdTogether(client);
  await askPrepared(client, { name: nameOf(text) ?? '', text, values: values as unknown[], opening, sink });
};

/**
 * One statement on a connection. Without values it may also be several, and is not prepared. With an opening it
 * stands for itself, and is always prepared.
 */
export const ask = <R extends QueryResultRow>(
  client: Client,
  text: string,
  values: readonly unknown[] = [],
  opening?: Opening,
): Promise<QueryResult<R>> => {
  holdTogether(client);
  if (values.length === 0 && !opening) return client.query<R>(text);
  const given = values as unknown[];
  const name = nameOf(text) ?? '';
  if (name || opening) return askPrepared<R>(client, { name, text, values: given, opening });
  const asked = client.query<R>(text, given);
  asked.catch((error: unknown) => noteFailure(client, error));
  return asked;
};
