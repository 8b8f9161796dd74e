import { generatePath } from 'react-router';
import { paths } from '../paths.ts';

/** Where customers find a salon: /salon/nehir-sac-atolyesi. */
export const salonPagePath = (path: string): string => generatePath(paths.salonPage, { path });

/** The same with the site before it, as it is sent to somebody. */
export const salonPageUrl = (path: string): string =>
  new URL(salonPagePath(path), window.location.origin).toString();
