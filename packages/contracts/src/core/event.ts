import type { output, ZodMiniType } from 'zod/mini';

/** What the live stream says of a change: no content, only what to read again. */
export type Bell = { readonly code: string; readonly version: number };

type Shape<D extends ZodMiniType> = {
  readonly data: D;
  /** Which object changed, for the screens that show it. Without it nobody's screen is told. */
  bell?(data: output<D>): Bell;
  /** Whose screens are told of a fact of the platform that is about one salon; a salon's own facts need none. */
  bellAt?(data: output<D>): string;
};

type Named<N extends string, S extends 'salon' | 'platform', D extends ZodMiniType> = Shape<D> & {
  readonly name: N;
  readonly scope: S;
};

export type SalonEvent<D extends ZodMiniType = ZodMiniType> = Named<string, 'salon', D>;
export type PlatformEvent<D extends ZodMiniType = ZodMiniType> = Named<string, 'platform', D>;
export type AnyEvent = SalonEvent | PlatformEvent;
export type DataOf<E> = E extends { readonly data: infer D extends ZodMiniType } ? output<D> : never;

/** A fact that happened in one salon, in the past tense: `event('item.changed', shape)`. */
export const event = <const N extends `${string}.${string}`, D extends ZodMiniType>(
  name: N,
  shape: Shape<D>,
): Named<N, 'salon', D> => ({ name, scope: 'salon', ...shape });

/** A fact about a person or the platform, which belongs to no salon. */
export const platformEvent = <const N extends `${string}.${string}`, D extends ZodMiniType>(
  name: N,
  shape: Shape<D>,
): Named<N, 'platform', D> => ({ name, scope: 'platform', ...shape });
