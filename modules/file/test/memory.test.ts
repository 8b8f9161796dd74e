import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newCode } from '@ayna/kernel/codes';
import { testEnv } from '@ayna/kernel/testkit/app';
import { clientFor } from '@ayna/kernel/testkit/client';
import { freshDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { testPeople } from '@ayna/kernel/testkit/people';
import { startProcess } from '@ayna/kernel/testkit/process';
import { startS3 } from '@ayna/stand-ins/s3';
import { expect, test } from 'vitest';
import { fileModule } from '../src/index.ts';
import { fakeSubscription } from './fake-subscription.ts';
import { blobOf, routes } from './kit.ts';
import { blankPng, jpeg, svg } from './pictures.ts';

const MAX_MB = 300;

/** A process's resident memory in MB according to Linux: now and at its peak. */
const memoryOf = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string): number =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: mb('VmRSS'), peak: mb('VmHWM') };
};

test(`attack 46: 20 hostile pictures at once, three times, keep the host under ${MAX_MB} MB`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-memory-'));
  const salonCode = newCode();
  const people = await testPeople();
  // One picture of a person is decoded at a time: two people keep both decoders busy.
  const owners = [people.member(salonCode, 'Administrator'), people.member(salonCode, 'Administrator')];
  writeFileSync(join(folder, 'people.json'), JSON.stringify(people.data));
  const s3 = await startS3();
  const database = await freshDatabase([fileModule, fakeSubscription().module]);
  const more = { LIMITS: 'off', TEST_PEOPLE: join(folder, 'people.json'), TMPDIR: folder, ...s3.env };
  const host = await startProcess(
    fileURLToPath(new URL('./host/main.ts', import.meta.url)),
    testEnv(database.url, more),
  );
  try {
    const clients = owners.map((owner) => clientFor(host.url, people, owner));
    const add = async (file: Blob, index = 0) =>
      (await clients[index % 2]?.send(routes.addPhoto, { query: { salonCode, album: 'Work' }, file }))
        ?.status;
    const pid = host.child.pid ?? 0;
    expect(await add(blobOf(await jpeg()))).toBe(200);
    const before = memoryOf(pid).now;
    const hostile: [Blob, number][] = [
      [blobOf(blankPng(50_000, 50_000, 1)), 422],
      [blobOf(blankPng(6_000, 5_000)), 422],
      [blobOf(Buffer.concat([await jpeg(), Buffer.alloc(12_000_000)])), 413],
      [blobOf(svg), 415],
      // The largest that is allowed: 25 megapixels, and 8 MB that are mostly padding.
      [blobOf(Buffer.concat([blankPng(5_000, 5_000), Buffer.alloc(8_000_000)])), 200],
    ];
    const twenty = Array.from(
      { length: 20 },
      (_, index) => hostile[index % hostile.length] as [Blob, number],
    );
    for (let round = 0; round < 3; round += 1) {
      const statuses = await Promise.all(twenty.map(([file], index) => add(file, index)));
      expect(statuses).toEqual(twenty.map(([, status]) => status));
    }
    const { peak } = memoryOf(pid);
    process.stdout.write(`host memory: ${before} MB before, ${peak} MB at its peak\n`);
    expect(peak).toBeLessThan(MAX_MB);
    await eventually(() => expect(readdirSync(folder)).toEqual(['people.json']));
  } finally {
    await host.stop();
    await database.drop();
    await s3.close();
    rmSync(folder, { recursive: true });
  }
}, 120_000);
