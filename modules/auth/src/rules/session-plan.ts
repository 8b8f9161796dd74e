import { addressOf, callerOf } from './caller.ts';
import { ACCESS_SECONDS, earlier, endsAt, idleUntil, isKeyDue } from './session-times.ts';

type Keys<K> = { readonly canUnseal: (key: K) => Promise<boolean>; readonly generate: () => Promise<K> };

type SessionContext<K> = {
  readonly actor: Parameters<typeof addressOf>[0];
  readonly http: { readonly header: (name: string) => string | undefined };
  readonly providers: {
    readonly refreshSecrets: { readonly generate: () => string; readonly hash: (secret: string) => string };
    readonly keys: Keys<K>;
  };
  readonly now: () => number;
};

/** When a new signing key is due, and how to generate it. */
export const planKeyRotation = <K>({ canUnseal, generate }: Keys<K>, now: number) => ({
  now,
  isDue: isKeyDue,
  canUnseal,
  generate,
});

/** A new session as it is stored, the rotation of its signing key, and what its first tokens need. */
export const planSession = <K>(
  { actor, http, providers, now }: SessionContext<K>,
  { customerOnly } = { customerOnly: false },
) => {
  const at = now();
  const secret = providers.refreshSecrets.generate();
  const times = { idleUntil: idleUntil(at), endsAt: endsAt(at) };
  return {
    session: {
      ...callerOf(http.header),
      ...times,
      address: addressOf(actor),
      hash: providers.refreshSecrets.hash(secret),
      now: at,
      customerOnly,
    },
    keyRotation: planKeyRotation(providers.keys, at),
    tokens: {
      secret,
      refreshExpiresAt: earlier(times.idleUntil, times.endsAt),
      now: at,
      seconds: ACCESS_SECONDS,
    },
  };
};
