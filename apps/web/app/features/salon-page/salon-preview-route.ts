import type { LoaderFunctionArgs } from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { loadSalonTypes, readPageLists, readPreviewSalon } from '../../data/salon-page.ts';
import { systemClock } from '../../lib/clock.ts';
import { visitorOf } from '../../lib/server-call.ts';
import { failurePage, statusOf } from './document/failure-page.tsx';
import { renderPage } from './document/render-page.ts';
import { wallMinute } from './load-page.ts';

/** A page as its owner is about to publish it: for nobody else's cache or index, and shown inside the editor. */
export const loader = async ({ request, params }: LoaderFunctionArgs): Promise<Response> => {
  const { apiUrl, publicUrl } = settingsOf(process.env);
  const reader = { apiUrl, visitor: visitorOf(request) };
  try {
    const [salon, types] = await Promise.all([
      readPreviewSalon(reader, params['token'] ?? ''),
      loadSalonTypes(reader),
    ]);
    const lists = await readPageLists(reader, salon.code);
    const { html, policy } = renderPage(
      { salon, ...lists, types },
      {
        origin: publicUrl ?? new URL(request.url).origin,
        now: wallMinute(systemClock.now(), salon.zone),
        notice: 'preview',
      },
    );
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    return failurePage(statusOf(error));
  }
};
