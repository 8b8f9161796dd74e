import type { Ctx } from '../ctx.ts';
import type { Identity } from '../identity/identity.ts';
import type { Module, Settings } from '../module.ts';
import type { HostEnv } from './env.ts';

export type HostOptions = {
  readonly env: HostEnv;
  /** Every module of the product; MODULES says which of them this process serves. */
  readonly modules: readonly Module[];
  readonly moduleCalls: Readonly<Record<string, readonly string[]>>;
  /** Looks people up. Made from a context, because the module that owns people may run in another process. */
  readonly identity?: (ctx: Ctx) => Identity;
  /** Settings for the modules' providers. */
  readonly settings?: Settings;
  readonly now?: () => number;
};
