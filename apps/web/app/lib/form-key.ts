import { newIdempotencyKey } from './new-idempotency-key.ts';

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
