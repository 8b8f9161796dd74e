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
import type { Outside } from '../src/outside/outside.ts';
import { png } from './pictures.ts';
import { type Played, playSubscription } from './played-subscription.ts';

export const { routes } = file;
export const DAY_MS = 86_400_000;

type Heard = { readonly salonCode: string; readonly data: DataOf<typeof fileStored> };

/** A module that hears what is said of photos. */
const earFor = (heard: Heard[]) =>
  defineModule({
    name: 'ear',
    home: import.meta.dirname,
    routes: routesOf(contract('ear', {}), {}),
    listeners: [on(fileStored, async ({ salon }, data) => void heard.push({ salonCode: salon, data }))],
  });

export const blobOf = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);

type Parts = {
  readonly app: TestApp;
  readonly played: Played;
  readonly small: Blob;
  readonly heard: readonly Heard[];
};

const salonsOf =
  ({ app, played, small, heard }: Parts) =>
  /** A salon with somebody who keeps its photos. */
  (limit = 100) => {
    const salonCode = newCode();
    Object.assign(played.ledgerOf(salonCode), { limit });
    const keeper = app.as(app.people.member(salonCode, 'manage-salon'));
    return {
      salonCode,
      ...keeper,
      ledger: played.ledgerOf(salonCode),
      add: (album: Album = 'Salon', picture: Blob = small) =>
        keeper.call(routes.addPhoto, { query: { salonCode, album }, file: picture }),
      list: () => keeper.call(routes.photos, { params: { salonCode } }),
      codes: async () =>
        (await keeper.call(routes.photos, { params: { salonCode } })).map(({ code }) => code),
      told: () => heard.filter((one) => one.salonCode === salonCode).map(({ data }) => data),
    };
  };

/** The module with the S3 stand-in, and with subscription played by the test; its clock is the test's. */
export const fileApp = async (more: Readonly<Record<string, string>> = {}) => {
  const heard: Heard[] = [];
  const played = playSubscription();
  const s3 = await startS3();
  const clock = { ahead: 0 };
  const app = await testApp({
    modules: [fileModule, played.module, earFor(heard)],
    asks: { file: ['subscription'] },
    env: { LIMITS: 'off', ...s3.env, ...more },
    now: () => Date.now() + clock.ahead,
  });
  const small = blobOf(await png(40, 30));

  const newSalon = salonsOf({ app, played, small, heard });

  const image = (code: string, size: 'small' | 'medium' | 'large', headers: Record<string, string> = {}) =>
    app.as(null).send(routes.image, { params: { code, size } }, headers);

  const outside = fileModule.outside(s3.env) as Outside;
  const runSchedule = async (name: string): Promise<void> => {
    const schedule = fileModule.schedules.find((one) => one.name === name);
    if (!schedule) throw new Error(`there is no schedule ${name}`);
    await schedule.run({ ...app.ctxFor('file'), outside } as never);
  };

  const rows = async <R extends object>(query: string, values: unknown[] = []): Promise<R[]> =>
    (await app.database.asAdmin((client) => client.query<R>(query, values))).rows;

  /** Whether bytes of this picture lie in the bucket. */
  const isStored = (code: string): boolean =>
    existsSync(join(s3.directory, `ayna/pictures/${code}/small.webp._S3rver_object`));

  return {
    ...app,
    clock,
    played,
    s3,
    small,
    newSalon,
    image,
    outside,
    runSchedule,
    rows,
    isStored,
    async [Symbol.asyncDispose]() {
      outside.close();
      await app[Symbol.asyncDispose]();
      await s3.close();
    },
  };
};

export type FileApp = Awaited<ReturnType<typeof fileApp>>;
