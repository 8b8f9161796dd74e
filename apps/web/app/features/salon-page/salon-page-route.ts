import type { LoaderFunctionArgs } from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { visitorOf } from '../../lib/server-call.ts';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import { cacheControl } from './cache-control.ts';
import { failurePage, statusOf } from './document/failure-page.tsx';
import { loadPage } from './load-page.ts';

const pageResponse = (
  request: Request,
  { html, policy, etag }: Awaited<ReturnType<typeof loadPage>>,
): Response => {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': cacheControl,
    ETag: etag,
  };
  const isKnown = request.headers.get('if-none-match')?.includes(etag) ?? false;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(html, { headers });
};

/** A resource route: the answer is the whole document, and React Router adds nothing to it. */
export const loader = async ({ request, params }: LoaderFunctionArgs): Promise<Response> => {
  const { apiUrl, publicUrl } = settingsOf(process.env);
  const path = params['path'] ?? '';
  const reader = { apiUrl, visitor: visitorOf(request) };
  try {
    const page = await loadPage(reader, path, publicUrl ?? new URL(request.url).origin);
    if (page.path !== path)
      return new Response(null, {
        status: 301,
        headers: { Location: salonPagePath(page.path), 'Cache-Control': cacheControl },
      });
    return pageResponse(request, page);
  } catch (error) {
    return failurePage(statusOf(error));
  }
};
