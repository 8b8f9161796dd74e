import type { Route } from '@ayna/contracts/core/contract';
import type { Served } from '../door/serve.ts';
import type { AnyHandler, Module } from '../module.ts';

/** The modules that MODULES names, out of all there are. */
export const servedHere = (modules: readonly Module[], setting: string): Module[] => {
  if (setting === 'all') return [...modules];
  return setting
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const found = modules.find((module) => module.name === name);
      if (!found) throw new Error(`MODULES names ${name}, which is none`);
      return found;
    });
};

/**
 * Whether one module may ask a route of another: by the table of asks, or because it keeps a copy that
 * is made from that route. The host itself asks who people are.
 */
export const asksAllowed =
  (modules: readonly Module[], asks: Readonly<Record<string, readonly string[]>>) =>
  (from: string, route: Route): boolean =>
    from === 'host' ||
    (asks[from]?.includes(route.module) ?? false) ||
    modules.some(({ name, copies }) => name === from && copies.some(({ source }) => source === route));

export const routesIn = (module: Module): Served[] =>
  Object.values(module.routes.contract.routes).map((route) => ({
    route,
    handler: module.routes.handlers[route.name] as AnyHandler,
  }));
