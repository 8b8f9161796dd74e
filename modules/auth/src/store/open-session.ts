import type { AcrossTx } from '@ayna/kernel/db/tx';
import { insertSession } from './sessions.ts';
import { signingKey } from './signing-keys.ts';

type Begun = Omit<Parameters<typeof insertSession>[1], 'person'> & { readonly refreshExpiresAt: Date };
type Making = Parameters<typeof signingKey>[1];

/** A session of this person, and the key that signs its tokens. */
export const openSession = async (tx: AcrossTx, person: string, begun: Begun, making: Making) => {
  const { refreshExpiresAt, ...session } = begun;
  const code = await insertSession(tx, { ...session, person });
  const key = await signingKey(tx, making);
  return { person, session: code, inBrowser: session.inBrowser, refreshExpiresAt, key };
};
