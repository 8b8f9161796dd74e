import type { output, ZodMiniType } from 'zod/mini';

/** The object that a change signal names. It contains no content: the receiver reads the object again. */
export type ChangedObject = { readonly code: string; readonly version: number };

type EventShape<D extends ZodMiniType> = {
  readonly data: D;
  /** The texts in it that give access, such as a code. The queue stores them sealed, and the event only until it is handled. */
  readonly secrets?: readonly string[];
  /** The changed object, for the screens that show it. Without this no signal is sent. */
  signal?(data: output<D>): ChangedObject;
  /** The salon whose screens get the signal of a platform event. Salon events do not need it. */
  signalSalon?(data: output<D>): string;
};

type EventDefinition<
  N extends string,
  S extends 'salon' | 'platform',
  D extends ZodMiniType,
> = EventShape<D> & {
  readonly name: N;
  readonly scope: S;
};

export type SalonEvent<D extends ZodMiniType = ZodMiniType> = EventDefinition<string, 'salon', D>;
export type PlatformEvent<D extends ZodMiniType = ZodMiniType> = EventDefinition<string, 'platform', D>;
export type AnyEvent = SalonEvent | PlatformEvent;
export type DataOf<E> = E extends { readonly data: infer D extends ZodMiniType } ? output<D> : never;

/** Defines a fact that happened in one salon, named in the past tense: `event('item.changed', shape)`. */
export const event = <const N extends `${string}.${string}`, D extends ZodMiniType>(
  name: N,
  shape: EventShape<D>,
): EventDefinition<N, 'salon', D> => ({ name, scope: 'salon', ...shape });

/** Defines a fact about a person or the platform, which belongs to no salon. */
export const platformEvent = <const N extends `${string}.${string}`, D extends ZodMiniType>(
  name: N,
  shape: EventShape<D>,
): EventDefinition<N, 'platform', D> => ({ name, scope: 'platform', ...shape });
