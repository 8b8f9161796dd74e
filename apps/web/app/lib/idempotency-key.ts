/**
 * Names one wish, so that a server that hears it twice fulfils it once. Not `crypto.randomUUID`, which
 * a browser only has under https.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The Idempotency-Key of a form: the same for as long as the same is sent, so that a second try
 * creates nothing twice; another one once something was changed, which is another wish.
 */
export const formIdempotencyKey = (): ((body: unknown) => string) => {
  let sent: string | undefined;
  let key = newIdempotencyKey();
  return (body) => {
    const now = JSON.stringify(body);
    if (sent !== undefined && sent !== now) key = newIdempotencyKey();
    sent = now;
    return key;
  };
};
