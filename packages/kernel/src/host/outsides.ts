import type { Module, Settings } from '../module.ts';

type Outside = { close?(): void | Promise<void> };

/** Opens what the served modules reach outside the product, each with its own settings. */
export const openOutsides = (modules: readonly Module[], settings: Settings) => {
  const opened = new Map<string, Outside>();
  for (const { name, outside } of modules) opened.set(name, outside(settings));
  return {
    of: (module: string): unknown => opened.get(module),
    close: async (): Promise<void> => {
      for (const outside of opened.values()) await outside.close?.();
    },
  };
};
