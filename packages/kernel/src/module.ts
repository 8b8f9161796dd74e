import type { AnswerOf, Contract, InputOf, Route } from '@ayna/contracts/core/contract';
import type { AnyEvent, DataOf } from '@ayna/contracts/core/event';
import type { Copy } from './copies/copy.ts';
import type { Ctx, CtxFor, HeardCtx, SalonHeardCtx } from './ctx.ts';

export type Handler<R extends Route> = (ctx: CtxFor<R['who']>, input: InputOf<R>) => Promise<AnswerOf<R>>;

type HandlersOf<C extends Contract> = { readonly [K in keyof C['routes']]: Handler<C['routes'][K]> };

// Inside the kernel a handler has lost its types; the door has checked what it is given.
export type AnyHandler = (ctx: never, input: never) => Promise<unknown>;
export type Routes = { readonly contract: Contract; readonly handlers: Readonly<Record<string, AnyHandler>> };

/** Asked: one line per route of the contract. One left out does not compile. */
export const routesOf = <C extends Contract>(contract: C, handlers: HandlersOf<C>): Routes => ({
  contract,
  handlers,
});

type HearingCtx<E extends AnyEvent> = E extends { scope: 'salon' } ? SalonHeardCtx : HeardCtx;

export type Listener = {
  readonly event: AnyEvent;
  readonly hear: (ctx: never, data: never) => Promise<void>;
};

/** Told: what this module does when it hears of an event. It must be harmless when repeated. */
export const on = <E extends AnyEvent>(
  event: E,
  hear: (ctx: HearingCtx<E>, data: DataOf<E>) => Promise<void>,
): Listener => ({ event, hear });

export type Schedule = {
  readonly name: string;
  /** Cron, in the product's own zone. */
  readonly cron: string;
  readonly run: (ctx: Ctx) => Promise<void>;
};

export const every = (cron: string, name: string, run: (ctx: Ctx) => Promise<void>): Schedule => ({
  name,
  cron,
  run,
});

export type ModuleShape = {
  readonly name: string;
  /** `import.meta.dirname` of the front door; the migrations lie beside its folder. */
  readonly home: string;
  readonly routes: Routes;
  readonly listeners?: readonly Listener[];
  readonly copies?: readonly Copy[];
  readonly schedules?: readonly Schedule[];
};

export type Module = Required<ModuleShape>;

/** The front door of a module. */
export const defineModule = (shape: ModuleShape): Module => ({
  listeners: [],
  copies: [],
  schedules: [],
  ...shape,
});
