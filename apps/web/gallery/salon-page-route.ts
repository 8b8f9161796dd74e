import { pageTemplate } from '@ayna/contracts/core/salon-page';
import type { LoaderFunctionArgs } from 'react-router';
import { renderPage } from '../app/features/salon-page/document/render-page.ts';
import { extremeNames, extremes } from '../app/features/salon-page/model/extremes.ts';
import type { PageData } from '../app/features/salon-page/model/page-data.ts';
import { templatePictures } from '../app/parts/template-pictures.ts';

/** One of the build's own files, which is served whatever size its query asks for. */
const picture = `${templatePictures.flow.large}?large`;

/** With pictures that are there, and portraits of every second person. */
const withPictures = (data: PageData): PageData => ({
  ...data,
  photos: data.photos.map((photo) => ({ ...photo, imageUrl: picture })),
  employees: data.employees.map((one, index) => ({ ...one, imageUrl: index % 2 ? picture : null })),
});

/** A salon's page with as much or as little as there may be, in each template. */
export const loader = ({ request, params }: LoaderFunctionArgs): Response => {
  const template = pageTemplate.options.find((name) => name === params['template']);
  const extreme = extremeNames.find((name) => name === params['extreme']);
  if (!template || !extreme) return new Response(null, { status: 404 });
  const { salon, ...lists } = withPictures(extremes[extreme]);
  const { html, policy } = renderPage(
    { salon: { ...salon, design: { ...salon.design, template } }, ...lists },
    // An example asks nobody for free times.
    { origin: new URL(request.url).origin, now: '2026-11-18T14:20:00', notice: 'example' },
  );
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
};
