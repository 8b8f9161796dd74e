import type { Salon } from '../../../data/salon.ts';
import { shortSalonUrl } from '../../../parts/salon-page-url.ts';

/** What stands on a paper with the code. */
export type Design = {
  readonly salon: Pick<Salon, 'code' | 'type' | 'name' | 'path'>;
  readonly sentence: string;
  readonly ground: string;
};

/** The address as people read it, without what a browser adds by itself. */
export const readableUrl = (path: string): string => shortSalonUrl(path).replace(/^https?:\/\//, '');
