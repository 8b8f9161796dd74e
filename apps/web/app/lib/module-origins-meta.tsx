import { type ModuleOrigins, moduleOriginsMeta } from './module-origins.ts';

/** Tells the page which module answers where; without configuration there is nothing to tell. */
export function ModuleOriginsMeta({ origins }: { origins: ModuleOrigins }) {
  return Object.keys(origins).length > 0 ? (
    <meta name={moduleOriginsMeta} content={JSON.stringify(origins)} />
  ) : null;
}
