import { generatePath } from 'react-router';
import { paths } from '../paths.ts';

/** Where a customer manages one visit without signing in. */
export const managePath = (token: string): string => generatePath(paths.manageAppointment, { token });

/** The same with the site before it, as it is sent to somebody. */
export const manageUrl = (token: string): string =>
  new URL(managePath(token), window.location.origin).toString();
