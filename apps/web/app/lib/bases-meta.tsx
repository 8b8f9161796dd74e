import { type Bases, basesMeta } from './bases.ts';

/** Tells the page which module answers where; without configuration there is nothing to tell. */
export function BasesMeta({ bases }: { bases: Bases }) {
  return Object.keys(bases).length > 0 ? <meta name={basesMeta} content={JSON.stringify(bases)} /> : null;
}
