import { generatePath } from 'react-router';
import { paths } from '../paths.ts';

/** Where customers find a salon: /salon/nehir-sac-atolyesi. */
export const salonAddress = (path: string): string => generatePath(paths.salonPage, { path });

/** The same with the site before it, as it is sent to somebody. */
export const wholeSalonAddress = (path: string): string =>
  new URL(salonAddress(path), window.location.origin).toString();
