import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeld } from './bytes.ts';

declare const finished: unique symbol;

/**
 * An answer that is JSON already, such as rows that were rendered when they were written: it is sent as it is.
 * As bytes, because it may be sent more than once. Its version says what it was made of; a caller who has that one is told so, and gets nothing twice.
 */
export type Finished = { readonly [finished]: true; readonly bytes: Buffer; readonly version: string };

const made = new WeakSet<object>();

export const finishedBytes = (bytes: Buffer, version: string): Finished => {
  const answer = { bytes, version } as unknown as Finished;
  made.add(answer);
  return answer;
};

export const isFinished = (said: unknown): said is Finished =>
  typeof said === 'object' && said !== null && made.has(said);

/** What was said, as whoever does not read bytes wants it. */
export const opened = (said: unknown): unknown =>
  isFinished(said) ? JSON.parse(said.bytes.toString()) : said;

export const sendFinished = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, version }: Finished,
): FastifyReply => {
  reply.header('etag', `"${version}"`).type('application/json; charset=utf-8');
  return isHeld(request.headers['if-none-match'], version) ? reply.status(304).send() : reply.send(bytes);
};
