import type { Duplex } from 'node:stream';
import type { ClientBase } from 'pg';

type Chunk = { readonly chunk: Buffer };
type Wired = { readonly connection: { readonly stream: Duplex } };

/**
 * What leaves together leaves as one piece: a statement is five small ones, a booking some fifty, and the system would
 * be asked about each of them.
 */
export const joinWrites = (client: ClientBase): void => {
  const { stream } = (client as unknown as Wired).connection;
  stream._writev = (chunks, done) => {
    const all = Buffer.concat((chunks as readonly Chunk[]).map(({ chunk }) => chunk));
    stream._write(all, 'buffer' as BufferEncoding, done);
  };
};
