import type { Module, Settings } from '../module.ts';

type Closable = { close?(): void | Promise<void> };

/** Opens the providers of the served modules (SMS, mail, object store), each with its own settings. */
export const openProviders = (modules: readonly Module[], settings: Settings) => {
  const opened = new Map<string, Closable>(modules.map(({ name, providers }) => [name, providers(settings)]));
  return {
    of: (module: string): unknown => opened.get(module),
    close: async (): Promise<void> => {
      for (const provider of opened.values()) await provider.close?.();
    },
  };
};
