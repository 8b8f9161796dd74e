import { paths } from '../paths.ts';

/** Names the appointment that somebody came to decide on. */
export const requestParam = 'istek';

/** The list of appointments, at the one that waits to be approved: there one press decides. */
export const requestUrl = (code: string): string => `${paths.appointments}?${requestParam}=${code}`;
