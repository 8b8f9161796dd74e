import type { AnyHandler, Module } from '../module.ts';
import type { Served } from '../door/serve.ts';

/** The modules that MODULES names, out of all there are. */
export const servedHere = (modules: readonly Module[], setting: string): Module[] => {
  if (setting === 'all') return [...modules];
  return setting.split(',').filter(Boolean).map((name) => {
    const found = modules.find((module) => module.name === name);
    if (!found) throw new Error(`MODULES names ${name}, which is none`);
    return found;
  });
};

export const routesIn = (module: Module): Served[] =>
  Object.values(module.routes.contract.routes).map((route) => ({
    route,
    handler: module.routes.handlers[route.name] as AnyHandler,
  }));
