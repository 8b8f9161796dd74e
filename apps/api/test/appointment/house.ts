import { openProduct } from '../rights/product.ts';
import type { House } from './kit.ts';

/** The whole product in this process, on a clock that can be moved. */
export const openHouse = async () => {
  const clock = { ahead: 0 };
  const { app, close } = await openProduct(() => Date.now() + clock.ahead);
  const rows: House['rows'] = <T extends object>(text: string, values: unknown[] = []) =>
    app.database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);
  return { url: app.url, rows, clock, database: app.database, [Symbol.asyncDispose]: close };
};

export type OpenHouse = Awaited<ReturnType<typeof openHouse>>;
