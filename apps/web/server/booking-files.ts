import type { RequestListener } from 'node:http';
import type { ServerBuild } from 'react-router';

type Assets = Pick<ServerBuild['assets'], 'entry' | 'routes'>;

/** From the root to the screen. */
const bookingRoutes = ['root', 'layouts/booking-layout', 'features/salon-booking/salon-booking-screen'];

export const bookingFilesPath = '/booking-files.json';

/** The scripts of booking. */
export const bookingFiles = ({ entry, routes }: Assets): readonly string[] => {
  const chunks = [entry, ...bookingRoutes.map((id) => routes[id])];
  return [...new Set(chunks.flatMap((chunk) => (chunk ? [chunk.module, ...(chunk.imports ?? [])] : [])))];
};

/**
 * Names the scripts of booking to a salon's page, which prefetches them once it is shown (`prefetch-script.ts`). In a
 * file of their own, because the page itself is the same in every build. As a `Link` header of the page they took the
 * line away from its text and fonts.
 */
export const sendBookingFiles = (assets: Assets): RequestListener => {
  const body = JSON.stringify(bookingFiles(assets));
  return (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' })
      .end(body);
};
