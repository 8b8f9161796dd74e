import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from './bytes.ts';

declare const rendered: unique symbol;

/**
 * An answer that is JSON already, such as rows that were rendered when they were written. It holds bytes, because a cache
 * may send it more than once. A client that has this version gets an empty 304.
 */
export type RenderedJson = { readonly [rendered]: true; readonly bytes: Buffer; readonly version: string };

const made = new WeakSet<object>();

export const renderedJson = (bytes: Buffer, version: string): RenderedJson => {
  const answer = { bytes, version } as unknown as RenderedJson;
  made.add(answer);
  return answer;
};

export const isRenderedJson = (answer: unknown): answer is RenderedJson =>
  typeof answer === 'object' && answer !== null && made.has(answer);

/** The answer as a value, for callers that do not read bytes. */
export const parseRendered = (answer: unknown): unknown =>
  isRenderedJson(answer) ? JSON.parse(answer.bytes.toString()) : answer;

export const sendRenderedJson = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, version }: RenderedJson,
): FastifyReply => {
  reply.header('etag', `"${version}"`).type('application/json; charset=utf-8');
  return matchesEtag(request.headers['if-none-match'], version)
    ? reply.status(304).send()
    : reply.send(bytes);
};
