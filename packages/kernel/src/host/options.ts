import type { Ctx } from '../ctx.ts';
import type { Identity } from '../identity/identity.ts';
import type { Module, Settings } from '../module.ts';
import type { HostEnv } from './env.ts';

export type HostOptions = {
  readonly env: HostEnv;
  /** Every module of the product; MODULES says which of them this process serves. */
  readonly modules: readonly Module[];
  readonly asks: Readonly<Record<string, readonly string[]>>;
  /** Who people are; made from a context, because the module that knows may run elsewhere. */
  readonly identity?: (ctx: Ctx) => Identity;
  /** What the modules' ways to the outside are opened with. */
  readonly settings?: Settings;
  readonly now?: () => number;
};
