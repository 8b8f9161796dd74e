import { addressOf, callerOf } from './caller.ts';
import { ACCESS_SECONDS, earlier, endsAt, idleUntil, keyIsDue } from './session-times.ts';

type Keys<K> = { readonly canOpen: (key: K) => Promise<boolean>; readonly make: () => Promise<K> };

/** What of a context says how a session begins. */
type Asking<K> = {
  readonly actor: Parameters<typeof addressOf>[0];
  readonly wire: { readonly header: (name: string) => string | undefined };
  readonly outside: {
    readonly refresh: { readonly fresh: () => string; readonly hashOf: (secret: string) => string };
    readonly keys: Keys<K>;
  };
  readonly now: () => number;
};

/** When a signing key is made anew, and with what. */
export const makingKeys = <K>({ canOpen, make }: Keys<K>, now: number) => ({
  now,
  isDue: keyIsDue,
  canOpen,
  make,
});

/** How a new session begins: who keeps its secret, how long it lasts, and what the answer is made from. */
export const beginSession = <K>({ actor, wire, outside, now }: Asking<K>) => {
  const at = now();
  const secret = outside.refresh.fresh();
  const times = { idleUntil: idleUntil(at), endsAt: endsAt(at) };
  return {
    begun: {
      ...callerOf(wire.header),
      ...times,
      refreshExpiresAt: earlier(times.idleUntil, times.endsAt),
      address: addressOf(actor),
      hash: outside.refresh.hashOf(secret),
      now: at,
    },
    making: makingKeys(outside.keys, at),
    handed: { secret, now: at, seconds: ACCESS_SECONDS },
  };
};
