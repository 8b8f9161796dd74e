import type { Route } from '@ayna/contracts/core/contract';
import type { AnyHandler, ServedRoute } from '../http/serve.ts';
import type { Module } from '../module.ts';

/** The modules that the setting MODULES names. */
export const modulesToServe = (modules: readonly Module[], setting: string): Module[] => {
  if (setting === 'all') return [...modules];
  return setting
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const found = modules.find((module) => module.name === name);
      if (!found) throw new Error(`MODULES names an unknown module: ${name}`);
      return found;
    });
};

/**
 * Whether one module may call a route of another: the table of module calls allows it, or it keeps a copy that is
 * rebuilt from that route. The host itself asks who people are.
 */
export const callsAllowed =
  (modules: readonly Module[], moduleCalls: Readonly<Record<string, readonly string[]>>) =>
  (from: string, route: Route): boolean =>
    from === 'host' ||
    (moduleCalls[from]?.includes(route.module) ?? false) ||
    modules.some(({ name, copies }) => name === from && copies.some(({ source }) => source === route));

export const routesIn = (module: Module): ServedRoute[] =>
  Object.values(module.routes.contract.routes).map((route) => ({
    route,
    handler: module.routes.handlers[route.name] as AnyHandler,
  }));
