import { CallError } from '@ayna/contracts/core/client';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { readPublishedSalons } from '../../data/salon-page.ts';
import { visitorOf } from '../../lib/server-call.ts';
import { answerPath } from '../../parts/help/answer-path.ts';
import { answers } from '../../parts/help/answers.ts';
import { firstPart, sitemapPart } from './sitemap.ts';

const answerPaths = answers.map(({ slug }) => answerPath(slug));

const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

export const loader = async ({ request, params }: LoaderFunctionArgs): Promise<Response> => {
  const { apiUrl, publicUrl } = settingsOf(process.env);
  const reader = { apiUrl, visitor: visitorOf(request) };
  const [, name] = /^([\w-]+)\.xml$/.exec(params['part'] ?? '') ?? [];
  if (name === undefined) return new Response(null, { status: 404 });
  const isFirst = name === firstPart;
  try {
    const { items } = await readPublishedSalons(reader, isFirst ? undefined : name);
    const origin = publicUrl ?? new URL(request.url).origin;
    return new Response(sitemapPart(origin, items, { isFirst, answers: answerPaths }), { headers });
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return new Response(null, { status: 404 });
    throw error;
  }
};
