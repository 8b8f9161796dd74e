import { paths } from '../paths.ts';

/** Where the panel shows one salon, and one person. */
export const salonInPanel = (code: string): string => `${paths.panelSalons}?salon=${code}`;
export const personInPanel = (searched: string): string =>
  `${paths.panelUsers}?${new URLSearchParams({ ara: searched })}`;
