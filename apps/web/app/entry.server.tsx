import { randomBytes } from 'node:crypto';
import { siteOrigins } from '@ayna/contracts/core/embedding-routes';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { constantPage } from '../server/constant-pages.ts';
import { earlyCallsScript } from '../server/early-calls.ts';
import { log } from '../server/log.ts';
import { cardPagePolicy, pagePolicy } from '../server/security.ts';
import { EarlyCallsContext } from './lib/early-scripts.tsx';
import { isConstant } from './lib/page-scripts.ts';

/** The id of the route whose page is the same for everybody, if this is one. In development its texts may change. */
const constantRoute = ({ routeModules, staticHandlerContext: { matches, errors } }: EntryContext) => {
  const handles = matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  return import.meta.env.PROD && errors === null && isConstant(handles)
    ? matches.at(-1)?.route.id
    : undefined;
};

/** The sites that may frame the booking of a salon, as the salon has set them; no other page may be framed. */
const frameAncestors = ({ staticHandlerContext: { loaderData } }: EntryContext): readonly string[] => {
  const booking = loaderData['features/salon-booking/salon-booking-screen'] as
    | { readonly embedOrigins?: unknown }
    | undefined;
  // They become a part of a header, so they are checked again.
  const origins = siteOrigins.safeParse(booking?.embedOrigins);
  return origins.success ? origins.data : [];
};

/** On which a card is typed. */
const cardPage = 'features/payment/payment-screen';

const policyOf = (context: EntryContext, nonce: string): string =>
  context.staticHandlerContext.matches.at(-1)?.route.id === cardPage
    ? cardPagePolicy(nonce)
    : pagePolicy(nonce, frameAncestors(context));

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
  headers.set('Content-Security-Policy', policyOf(context, nonce));
  // The nonce is good for one answer only, so no shared cache may keep the page.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const constant = constantRoute(context);
  if (constant !== undefined && status === 200) {
    const page = await constantPage(constant, nonce, async (placeholder) => {
      const router = <ServerRouter context={context} url={request.url} nonce={placeholder} />;
      const stream = await renderToReadableStream(router, { nonce: placeholder });
      await stream.allReady;
      return new Response(stream).text();
    });
    return new Response(page, { status, headers });
  }

  let answerStatus = status;
  let started = false;
  const body = await renderToReadableStream(
    <EarlyCallsContext value={earlyCallsScript}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </EarlyCallsContext>,
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
