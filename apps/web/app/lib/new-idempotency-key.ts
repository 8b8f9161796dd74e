/**
 * Names one wish, so that a server that hears it twice fulfils it once. Not `crypto.randomUUID`, which
 * a browser only has under https.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
