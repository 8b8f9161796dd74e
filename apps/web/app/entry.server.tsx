import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { log } from '../server/log.ts';
import { pagePolicy } from '../server/security.ts';

/** A page that is not complete by then is sent as far as it got. */
const renderMs = 6_000;

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const nonce = randomBytes(16).toString('base64');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', pagePolicy(nonce));
  // The nonce is good for one answer only, so no shared cache may keep the page.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  let answerStatus = status;
  let started = false;
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(renderMs)]),
      onError(error) {
        answerStatus = 500;
        // Before the first byte the promise rejects, and `handleError` hears of it.
        if (started && !request.signal.aborted) log('error', 'page broke off', { error });
      },
    },
  );
  started = true;
  // A crawler reads the first answer only: it gets the whole page or none.
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  return new Response(body, { status: answerStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // A wrong method or address is the caller's mistake, and who left does not wait for an answer.
  if (isRouteErrorResponse(error) ? error.status < 500 : request.signal.aborted) return;
  log('error', 'request failed', { path: new URL(request.url).pathname, error });
};
