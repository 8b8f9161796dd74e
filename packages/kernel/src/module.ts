import type { Contract, InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import type { AnyEvent, DataOf } from '@ayna/contracts/core/event';
import type { Copy } from './copies/copy.ts';
import type { Ctx, CtxFor, EventCtx, SalonEventCtx } from './ctx.ts';
import type { KeptFigures } from './figures/figures.ts';
import type { Bytes } from './http/bytes.ts';
import type { HttpContext } from './http/http-context.ts';
import type { RenderedJson } from './http/rendered-json.ts';
import type { AnyHandler } from './http/serve.ts';
import type { TakeUpload } from './http/upload.ts';

/** A context with the module's providers (mail, SMS, payment, object store). */
export type WithProviders<O> = { readonly providers: O };

/** A context with the caller's headers and cookies. */
export type WithHttp = { readonly http: HttpContext };

type HttpOf<R> = R extends { readonly http: true } ? WithHttp : unknown;

/** A context with the uploaded file. Nothing of it is read before the handler takes it. */
/** The transaction of `resultDb` stores the response under the request's idempotency key; `db` stores none. */
export type WithUpload = { readonly upload: TakeUpload; readonly resultDb: Ctx['db'] };

type UploadOf<R> = R extends { readonly upload: true } ? WithUpload : unknown;

/** A route with `rawJson: true` may answer with rendered JSON. */
type RawOf<R> = R extends { readonly rawJson: true } ? RenderedJson : never;

export type Handler<R extends Route, O> = (
  ctx: CtxFor<R['who']> & WithProviders<O> & HttpOf<R> & UploadOf<R>,
  input: InputOf<R>,
) => Promise<R extends { readonly binary: true } ? Bytes : ResponseOf<R> | RawOf<R>>;

type HandlersOf<C extends Contract, O> = { readonly [K in keyof C['routes']]: Handler<C['routes'][K], O> };

/** `providersType` is never set: it makes a module without the providers its handlers need fail to compile. */
export type Routes<O = never> = {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly providersType?: (providers: O) => void;
};

/** One line per route of the contract. A missing one does not compile. */
export const routesOf = <C extends Contract, O = unknown>(
  contract: C,
  handlers: HandlersOf<C, O>,
): Routes<O> => ({
  contract,
  handlers,
});

type ListenerCtx<E extends AnyEvent> = E extends { scope: 'salon' } ? SalonEventCtx : EventCtx;

export type Listener<O = never> = {
  readonly event: AnyEvent;
  readonly handle: (ctx: never, data: never) => Promise<void>;
  /** How many events one process handles at a time. */
  readonly concurrency: number;
  readonly providersType?: (providers: O) => void;
};

/** What this module does about an event. It must be harmless when repeated. */
export const on = <E extends AnyEvent, O = unknown>(
  event: E,
  handle: (ctx: ListenerCtx<E> & WithProviders<O>, data: DataOf<E>) => Promise<void>,
  { concurrency = 20 }: { readonly concurrency?: number } = {},
): Listener<O> => ({ event, handle, concurrency });

export type Schedule<O = never> = {
  readonly name: string;
  /** Cron, in the product's own zone. */
  readonly cron: string;
  readonly run: (ctx: never) => Promise<void>;
  readonly providersType?: (providers: O) => void;
};

export const every = <O = unknown>(
  cron: string,
  name: string,
  run: (ctx: Ctx & WithProviders<O>) => Promise<void>,
): Schedule<O> => ({ name, cron, run });

/** Settings as the process was given them; a module checks its own when the host starts. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Where a module stores personal data, by table. `erased` columns lose it with the account or the customer card, `kept`
 * ones stay for the reason given. A table without personal data is `{}`; a table that is missing fails a test.
 */
export type PersonalData = Readonly<
  Record<string, { readonly erased?: readonly string[]; readonly kept?: Readonly<Record<string, string>> }>
>;

type Closable = { close?(): void | Promise<void> };

export type ModuleShape<O> = {
  readonly name: string;
  /** `import.meta.dirname` of src/index.ts; the migrations folder is beside it. */
  readonly home: string;
  readonly routes: Routes<O>;
  readonly listeners?: readonly Listener<O>[];
  readonly copies?: readonly Copy[];
  readonly figures?: readonly KeptFigures[];
  readonly schedules?: readonly Schedule<O>[];
  readonly personalData?: PersonalData;
  /** Opens the providers when a host that serves this module starts. */
  readonly providers?: (settings: Settings) => O & Closable;
};

export type Module = Required<ModuleShape<never>>;

/** Declares a module; the one export of its src/index.ts. */
export const defineModule = <O>(shape: ModuleShape<O>): Module =>
  ({
    listeners: [],
    copies: [],
    figures: [],
    schedules: [],
    personalData: {},
    providers: () => ({}) as O,
    ...shape,
  }) as unknown as Module;
