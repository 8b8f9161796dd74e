import type { QueryResult, QueryResultRow } from 'pg';
import { announceStatement } from '../telemetry/statements.ts';
import type { Client } from './pool.ts';
import { recordFailure } from './root-cause.ts';

// Planning a statement costs several times what running it does, so statements with values are prepared once per
// connection, under a name. Texts vary with the lists in them; beyond this many they are sent without a name.
const MAX_NAMES = 1_000;
const names = new Map<string, string>();

const statementName = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};

const noValues: readonly unknown[] = [];

const watched = <T>(client: Client, result: Promise<T>): Promise<T> => {
  result.catch((error: unknown) => recordFailure(client, error));
  return result;
};

/**
 * Sends one statement without waiting for those before it: the connection is pipelined, so statements run in the order
 * of these calls. Without values it may hold several statements, and is not prepared.
 */
export const execute = <R extends QueryResultRow>(
  client: Client,
  text: string,
  values: readonly unknown[] = noValues,
): Promise<QueryResult<R>> => {
  announceStatement(text);
  return watched(
    client,
    values.length === 0
      ? client.query<R>(text)
      : client.query<R>({ text, values: values as unknown[], name: statementName(text) }),
  );
};

// Leaves every value as the text that the driver read.
const rawTypes = { getTypeParser: () => (value: string) => value };

/** The same for rows that are passed on as they are: arrays of texts, without parsed values or objects. */
export const executeRaw = async (
  client: Client,
  text: string,
  values: readonly unknown[],
): Promise<(string | null)[][]> => {
  announceStatement(text);
  const name = statementName(text);
  const result = client.query<(string | null)[]>({
    text,
    values: values as unknown[],
    rowMode: 'array',
    types: rawTypes,
    ...(name !== undefined && { name }),
  });
  return (await watched(client, result)).rows;
};
