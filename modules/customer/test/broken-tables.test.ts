import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RefusalCode, refusals } from '@ayna/contracts/errors';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { brokenTables } from './broken-tables.ts';
import { type CustomerApp, customerApp, routes } from './kit.ts';

let app: CustomerApp;
// A temporary folder of its own, because other tests upload files in parallel.
const folder = mkdtempSync(join(tmpdir(), 'ayna-broken-'));
beforeAll(async () => {
  vi.stubEnv('TMPDIR', folder);
  app = await customerApp();
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('a broken file is refused with a specific message', () => {
  test.each(brokenTables)('%s', async (_, code, make) => {
    const salon = app.newSalon();
    const { salonCode } = salon;
    const file = new Blob([Uint8Array.from(make())]);
    const sent = salon.call(routes.startImport, { query: { salonCode, fileName: 'liste.xlsx' }, file });
    const { message, status } = refusals[code as RefusalCode];
    await expect(sent).rejects.toMatchObject({ status, body: { code, message } });
    const { latest } = await salon.call(routes.latestImport, { params: { salonCode } });
    expect(latest).toBeNull();
  });

  test('there are at least thirty kinds', () => {
    expect(new Set(brokenTables.map(([what]) => what)).size).toBeGreaterThanOrEqual(30);
  });

  test('no uploaded file is left on the disk', async () => {
    await eventually(() =>
      expect(readdirSync(tmpdir()).filter((name) => name.startsWith('ayna-upload-'))).toEqual([]),
    );
  });
});
