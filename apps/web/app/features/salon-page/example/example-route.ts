import { pageTemplate } from '@ayna/contracts/core/salon-page';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsOf } from '../../../../server/settings.ts';
import { loadSalonTypes, readStartingServices } from '../../../data/salon-page.ts';
import { systemClock } from '../../../lib/clock.ts';
import { visitorOf } from '../../../lib/server-call.ts';
import { exampleSlugs } from '../../../parts/template-examples.ts';
import { failurePage, statusOf } from '../document/failure-page.tsx';
import { renderPage } from '../document/render-page.ts';
import { wallMinute } from '../load-page.ts';
import { exampleData, exampleTypes } from './example-data.ts';

/** A template with a made-up salon, for those who have none yet. */
export const loader = async ({ request, params }: LoaderFunctionArgs): Promise<Response> => {
  const template = pageTemplate.options.find((one) => exampleSlugs[one] === params['template']);
  if (template === undefined) return failurePage(404);
  const { apiUrl, publicUrl } = settingsOf(process.env);
  const reader = { apiUrl, visitor: visitorOf(request) };
  try {
    const [types, starting] = await Promise.all([
      loadSalonTypes(reader),
      readStartingServices(reader, exampleTypes[template]),
    ]);
    const now = wallMinute(systemClock.now(), 'Europe/Istanbul');
    const data = exampleData(template, starting, types, now.slice(0, 10));
    const origin = publicUrl ?? new URL(request.url).origin;
    const { html, policy } = renderPage(data, { origin, now, notice: 'example' });
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'public, max-age=60',
      },
    });
  } catch (error) {
    return failurePage(statusOf(error));
  }
};
