import type { LoaderFunctionArgs } from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { robots } from './sitemap.ts';

export const loader = ({ request }: LoaderFunctionArgs): Response => {
  const { publicUrl } = settingsOf(process.env);
  return new Response(robots(publicUrl ?? new URL(request.url).origin), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
