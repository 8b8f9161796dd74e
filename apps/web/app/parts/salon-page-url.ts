import { generatePath } from 'react-router';
import { paths } from '../paths.ts';

/** Where customers find a salon: /salon/nehir-sac-atolyesi. */
export const salonPagePath = (path: string): string => generatePath(paths.salonPage, { path });

/** The same with the site before it, as it is sent to somebody. */
export const salonPageUrl = (path: string): string =>
  new URL(salonPagePath(path), window.location.origin).toString();

/** The short address that leads there, for paper and for spelling out: ayna.app/nehir-sac-atolyesi. */
export const shortSalonUrl = (path: string): string => new URL(path, window.location.origin).toString();

/** The page with its draft, for who has the link. */
export const previewPath = (token: string): string => generatePath(paths.salonPreview, { token });

/** Where customers book: /salon/nehir-sac-atolyesi/randevu. */
export const salonBookingPath = (path: string): string => generatePath(paths.salonBooking, { path });
