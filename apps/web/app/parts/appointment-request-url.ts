import { paths } from '../paths.ts';

/** Names the appointment that somebody came to decide on. */
export const requestParam = 'istek';

/** Of the tab that has all who wait, however far off. */
export const pendingTab = { param: 'durum', word: 'onay-bekliyor' } as const;

/** The list of appointments, at the one that waits to be approved: there one press decides. */
export const requestUrl = (code: string): string =>
  `${paths.appointments}?${pendingTab.param}=${pendingTab.word}&${requestParam}=${code}`;
