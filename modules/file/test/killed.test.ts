import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testEnv } from '@ayna/kernel/testkit/app';
import { clientFor } from '@ayna/kernel/testkit/client';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { startProcess } from '@ayna/kernel/testkit/process';
import { expect, test } from 'vitest';
import { fileApp, routes } from './kit.ts';
import { png } from './pictures.ts';

const HOST_SECRET = 'a secret that both processes of the test share';

/** An S3 that accepts requests and never responds, so that an upload hangs while it stores. */
const startSilentS3 = async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test('attack 13: kill -9 between spending and storing: the quota is released, and no bytes stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-killed-'));
  await using app = await fileApp({ HOST_SECRET });
  const silentS3 = await startSilentS3();
  const salon = app.newSalon(1);
  const owner = app.people.member(salon.salonCode, 'Administrator');
  const people = join(folder, 'people.json');
  writeFileSync(people, JSON.stringify(app.people.data));
  const victim = await startProcess(
    fileURLToPath(new URL('./host/main.ts', import.meta.url)),
    testEnv(app.database.url, {
      ...app.s3.env,
      HOST_SECRET,
      LIMITS: 'off',
      TEST_PEOPLE: people,
      MODULES: 'file',
      PEERS: `subscription=${app.url}`,
      S3_ENDPOINT: silentS3.url,
    }),
  );
  try {
    const { salonCode } = salon;
    const sending = clientFor(victim.url, app.people, owner)
      .send(routes.addPhoto, { query: { salonCode, album: 'Work' }, file: app.small })
      .catch(() => 'cut off');
    await eventually(() => expect(salon.ledger.spent.size).toBe(1), { within: 10_000 });
    await victim.stop('SIGKILL');
    expect(await sending).toBe('cut off');
    await expect(salon.add()).rejects.toMatchObject({ body: { code: 'quota-full' } });

    // As if the killed process had already stored the sizes.
    const [key = ''] = salon.ledger.spent;
    writeFileSync(join(folder, 'file'), await png());
    await app.providers.storePicture('killed', key, { path: join(folder, 'file'), folder });
    expect(app.isStored(key)).toBe(true);

    await app.runSchedule('give-back-left-over');
    expect(salon.ledger.spent.size).toBe(1);
    app.clock.ahead = 16 * 60_000;
    await app.runSchedule('give-back-left-over');
    app.clock.ahead = 0;
    expect(salon.ledger.spent.size).toBe(0);
    expect(app.isStored(key)).toBe(false);
    expect(await app.rows('select from file.open_spendings')).toEqual([]);
    expect(await salon.add()).toMatchObject({ album: 'Salon' });
  } finally {
    await victim.stop('SIGKILL');
    silentS3.close();
    rmSync(folder, { recursive: true });
  }
});

test('an upload that S3 refuses releases its quota at once', async () => {
  await using app = await fileApp();
  const salon = app.newSalon(1);
  await app.s3.close();
  await expect(salon.add()).rejects.toMatchObject({ status: 503 });
  expect(salon.ledger.spent.size).toBe(0);
  expect(await salon.list()).toEqual([]);
});
