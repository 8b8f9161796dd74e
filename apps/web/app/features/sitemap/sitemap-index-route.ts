import type { LoaderFunctionArgs } from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { readPublishedSalons } from '../../data/salon-page.ts';
import { visitorOf } from '../../lib/server-call.ts';
import { sitemapIndex } from './sitemap.ts';

/** Search engines come a few times a day; a shared cache keeps the walk through all salons rare. */
const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

/** More pieces than any cell will have salons for. */
const maxParts = 1_000;

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Response> => {
  const { apiUrl, publicUrl } = settingsOf(process.env);
  const reader = { apiUrl, visitor: visitorOf(request) };
  const parts: (string | undefined)[] = [undefined];
  for (let count = 0; count < maxParts; count += 1) {
    const { next } = await readPublishedSalons(reader, parts.at(-1));
    if (next === null) break;
    parts.push(next);
  }
  return new Response(sitemapIndex(publicUrl ?? new URL(request.url).origin, parts), { headers });
};
