import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveSealKey, sealText, unsealText } from '@ayna/kernel/sealed-text';

const SECRET_BYTES = 24;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What payment uses besides its tables to name and hide things. */
export const openSecrets = (secret: string) => {
  const sealKey = deriveSealKey(secret, 'ayna payment', 'seal');
  const tokenKey = deriveSealKey(secret, 'ayna payment', 'tokens');
  return {
    /** 192 random bits, which nobody guesses. */
    newConversation: (): string => randomBytes(SECRET_BYTES).toString('base64url'),
    /** Derived from the attempt, so that the bank's callback can lead to a page whose token is not stored. */
    tokenOf: (attempt: string): string =>
      createHmac('sha256', tokenKey).update(attempt).digest().subarray(0, SECRET_BYTES).toString('base64url'),
    hash,
    /** `label` names the row and field that the text belongs to; in another one it does not open. */
    seal: (label: string, text: string): string => sealText(sealKey, label, text),
    unseal: (label: string, sealed: string): string => unsealText(sealKey, label, sealed),
  };
};

export type Secrets = ReturnType<typeof openSecrets>;
