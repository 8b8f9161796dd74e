import type { AnswerOf, Contract, InputOf, Route } from '@ayna/contracts/core/contract';
import type { AnyEvent, DataOf } from '@ayna/contracts/core/event';
import type { Copy } from './copies/copy.ts';
import type { Ctx, CtxFor, HeardCtx, SalonHeardCtx } from './ctx.ts';
import type { Bytes } from './door/bytes.ts';
import type { Finished } from './door/finished.ts';
import type { TakeUpload } from './door/upload.ts';
import type { Wire } from './door/wire.ts';

/** A context from which a module's own ways to the outside (mail, SMS, payment, files) are reached. */
export type Reaching<O> = { readonly outside: O };

/** A context from which the caller's headers and cookies are seen. */
export type OnWire = { readonly wire: Wire };

type WireOf<R> = R extends { readonly wire: true } ? OnWire : unknown;

/** A context from which the file that was sent is taken; until then not a byte of it is read. */
export type Uploading = { readonly upload: TakeUpload };

type UploadOf<R> = R extends { readonly upload: true } ? Uploading : unknown;

/** Where the route says `raw`, its answer may be JSON already. */
type RawOf<R> = R extends { readonly raw: true } ? Finished : never;

export type Handler<R extends Route, O> = (
  ctx: CtxFor<R['who']> & Reaching<O> & WireOf<R> & UploadOf<R>,
  input: InputOf<R>,
) => Promise<R extends { readonly bytes: true } ? Bytes : AnswerOf<R> | RawOf<R>>;

type HandlersOf<C extends Contract, O> = { readonly [K in keyof C['routes']]: Handler<C['routes'][K], O> };

// Inside the kernel a handler has lost its types; the door has checked what it is given.
export type AnyHandler = (ctx: never, input: never) => Promise<unknown>;

/** `reaches` is never there: it makes a module without that outside fail to compile. */
export type Routes<O = never> = {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly reaches?: (outside: O) => void;
};

/** Asked: one line per route of the contract. One left out does not compile. */
export const routesOf = <C extends Contract, O = unknown>(
  contract: C,
  handlers: HandlersOf<C, O>,
): Routes<O> => ({
  contract,
  handlers,
});

type HearingCtx<E extends AnyEvent> = E extends { scope: 'salon' } ? SalonHeardCtx : HeardCtx;

export type Listener<O = never> = {
  readonly event: AnyEvent;
  readonly hear: (ctx: never, data: never) => Promise<void>;
  /** How many are heard at a time in one process. */
  readonly atOnce: number;
  readonly reaches?: (outside: O) => void;
};

/** Told: what this module does when it hears of an event. It must be harmless when repeated. */
export const on = <E extends AnyEvent, O = unknown>(
  event: E,
  hear: (ctx: HearingCtx<E> & Reaching<O>, data: DataOf<E>) => Promise<void>,
  { atOnce = 20 }: { readonly atOnce?: number } = {},
): Listener<O> => ({ event, hear, atOnce });

export type Schedule<O = never> = {
  readonly name: string;
  /** Cron, in the product's own zone. */
  readonly cron: string;
  readonly run: (ctx: never) => Promise<void>;
  readonly reaches?: (outside: O) => void;
};

export const every = <O = unknown>(
  cron: string,
  name: string,
  run: (ctx: Ctx & Reaching<O>) => Promise<void>,
): Schedule<O> => ({ name, cron, run });

/** Settings as the process was given them; a module checks its own when the host starts. */
export type Settings = Readonly<Record<string, string | undefined>>;

type Closable = { close?(): void | Promise<void> };

export type ModuleShape<O> = {
  readonly name: string;
  /** `import.meta.dirname` of the front door; the migrations lie beside its folder. */
  readonly home: string;
  readonly routes: Routes<O>;
  readonly listeners?: readonly Listener<O>[];
  readonly copies?: readonly Copy[];
  readonly schedules?: readonly Schedule<O>[];
  /** Opens the ways to the outside when a host that serves this module starts. */
  readonly outside?: (settings: Settings) => O & Closable;
};

export type Module = Required<ModuleShape<never>>;

/** The front door of a module. */
export const defineModule = <O>(shape: ModuleShape<O>): Module =>
  ({
    listeners: [],
    copies: [],
    schedules: [],
    outside: () => ({}) as O,
    ...shape,
  }) as unknown as Module;
