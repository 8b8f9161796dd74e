import { startProduct } from '../rights/product.ts';
import type { RunningProduct } from './kit.ts';

/** Starts the whole product in this process, with a clock that tests can shift. */
export const startTestProduct = async () => {
  const clock = { ahead: 0 };
  const { app, sms, close } = await startProduct(() => Date.now() + clock.ahead);
  const rows: RunningProduct['rows'] = <T extends object>(text: string, values: unknown[] = []) =>
    app.database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);
  return { url: app.url, rows, sms, clock, database: app.database, [Symbol.asyncDispose]: close };
};

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>;
