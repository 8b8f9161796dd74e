import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import type { Album } from '@ayna/contracts/file';
import { file } from '@ayna/contracts/file';
import { fileStored } from '@ayna/contracts/file.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { type TestApp, testApp } from '@ayna/kernel/testkit/app';
import { startS3 } from '@ayna/stand-ins/s3';
import { fileModule } from '../src/index.ts';
import type { Providers } from '../src/providers/providers.ts';
import { type FakeSubscription, fakeSubscription } from './fake-subscription.ts';
import { png } from './pictures.ts';

export const { routes } = file;
export const DAY_MS = 86_400_000;

type ReceivedEvent = { readonly salonCode: string; readonly data: DataOf<typeof fileStored> };

/** A module that records the events of file. */
const eventRecorder = (received: ReceivedEvent[]) =>
  defineModule({
    name: 'recorder',
    home: import.meta.dirname,
    routes: routesOf(contract('recorder', {}), {}),
    listeners: [on(fileStored, async ({ salon }, data) => void received.push({ salonCode: salon, data }))],
  });

export const blobOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);

type SalonFixture = {
  readonly app: TestApp;
  readonly subscription: FakeSubscription;
  readonly small: Blob;
  readonly received: readonly ReceivedEvent[];
};

const salonFactory =
  ({ app, subscription, small, received }: SalonFixture) =>
  /** A salon with a member who manages its photos. */
  (limit = 100) => {
    const salonCode = newCode();
    Object.assign(subscription.ledgerFor(salonCode), { limit });
    const manager = app.as(app.people.member(salonCode, 'manage-salon'));
    return {
      salonCode,
      ...manager,
      ledger: subscription.ledgerFor(salonCode),
      add: (album: Album = 'Salon', picture: Blob = small) =>
        manager.call(routes.addPhoto, { query: { salonCode, album }, file: picture }),
      list: () => manager.call(routes.photos, { params: { salonCode } }),
      codes: async () =>
        (await manager.call(routes.photos, { params: { salonCode } })).map(({ code }) => code),
      events: () => received.filter((one) => one.salonCode === salonCode).map(({ data }) => data),
    };
  };

/** The file module with the S3 stand-in, a fake subscription, and a clock that the test can move. */
export const fileApp = async (more: Readonly<Record<string, string>> = {}) => {
  const received: ReceivedEvent[] = [];
  const subscription = fakeSubscription();
  const s3 = await startS3();
  const clock = { ahead: 0 };
  const app = await testApp({
    modules: [fileModule, subscription.module, eventRecorder(received)],
    moduleCalls: { file: ['subscription'] },
    env: { LIMITS: 'off', ...s3.env, ...more },
    now: () => Date.now() + clock.ahead,
  });
  const small = blobOf(await png(40, 30));

  const newSalon = salonFactory({ app, subscription, small, received });

  const image = (code: string, size: 'small' | 'medium' | 'large', headers: Record<string, string> = {}) =>
    app.as(null).send(routes.image, { params: { code, size } }, headers);

  const providers = fileModule.providers(s3.env) as Providers;
  const runSchedule = async (name: string): Promise<void> => {
    const schedule = fileModule.schedules.find((one) => one.name === name);
    if (!schedule) throw new Error(`runSchedule: unknown schedule ${name}`);
    await schedule.run({ ...app.ctxFor('file'), providers } as never);
  };

  const rows = async <R extends object>(query: string, values: unknown[] = []): Promise<R[]> =>
    (await app.database.asAdmin((client) => client.query<R>(query, values))).rows;

  /** Whether the bucket has bytes of this picture. */
  const isStored = (code: string): boolean =>
    existsSync(join(s3.directory, `ayna/pictures/${code}/small.webp._S3rver_object`));

  const isReceiptStored = (salonCode: string, code: string): boolean =>
    existsSync(join(s3.directory, `ayna/receipts/${salonCode}/${code}/small.webp._S3rver_object`));

  return {
    ...app,
    isReceiptStored,
    clock,
    subscription,
    s3,
    small,
    newSalon,
    image,
    providers,
    runSchedule,
    rows,
    isStored,
    async [Symbol.asyncDispose]() {
      providers.close();
      await app[Symbol.asyncDispose]();
      await s3.close();
    },
  };
};

export type FileApp = Awaited<ReturnType<typeof fileApp>>;
