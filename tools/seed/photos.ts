import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import type { Settings } from '@ayna/kernel/module';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

const DAY_MS = 86_400_000;

/** The decoder's line is short. */
const AT_ONCE = 6;

/** Every picture is decoded like an upload, so photos for more salons would only take time. */
const MAX_SALONS = 6;

// Drawn for the demo: quiet patterns in the product's colours, without people.
const tones = ['damson', 'teal', 'copper'] as const;
const demoPhotos = [
  { motif: 'mirror', album: 'Salon', caption: 'Aynalı köşemiz' },
  { motif: 'terrazzo', album: 'Salon', caption: 'Zeminimiz yenilendi' },
  { motif: 'strands', album: 'Work', caption: 'Dalgalı fön' },
  { motif: 'rings', album: 'Work', caption: '' },
  { motif: 'comb', album: 'Work', caption: 'Her kesim taze tarakla' },
  { motif: 'discs', album: 'Team', caption: 'Ekibimizin renkleri' },
] as const;

/** The part of the file module's providers that is used here; it decodes and stores like an upload. */
type Providers = {
  storePicture(
    owner: string,
    code: string,
    upload: { readonly path: string; readonly folder: string },
    folder?: string,
  ): Promise<{ readonly width: number; readonly height: number }>;
  close(): void;
};

export const openFileProviders = (settings: Settings): Providers => {
  const module = modules.find(({ name }) => name === 'file');
  if (!module) throw new Error('seed photos: module file not found');
  return module.providers(settings);
};

type DemoPhoto = {
  readonly salon: string;
  readonly code: string;
  readonly at: number;
  readonly index: number;
};

const storePicture = async (providers: Providers, home: string, { code, index }: DemoPhoto, tone: string) => {
  const folder = join(home, code);
  mkdirSync(folder);
  const path = join(folder, 'file');
  copyFileSync(join(import.meta.dirname, 'photos', `${demoPhotos[index]?.motif}-${tone}.webp`), path);
  // Each as of somebody else, so that two are decoded at a time.
  return providers.storePicture(code, code, { path, folder });
};

const insertPhoto = (client: Client, { salon, code, at, index }: DemoPhoto, width: number, height: number) =>
  client.query(
    `insert into file.photos
       (salon_code, code, purpose, album, caption, cover, place, width, height, quota_key, created_at)
     values ($1, $2, 'content', $3, $4, $5, $6, $7, $8, $2, $9)`,
    [
      salon,
      code,
      demoPhotos[index]?.album,
      demoPhotos[index]?.caption,
      index === 0,
      index + 1,
      width,
      height,
      new Date(at),
    ],
  );

/** Writes the quota rows that the subscription module writes when a photo is stored. */
const countPhotoQuota = `
  with moves as (
    insert into subscription.quota_moves (salon_code, kind, key, period, amount, spent_at)
    select salon_code, 'photos', quota_key::text, 'always', 1, created_at from file.photos
    returning salon_code
  )
  insert into subscription.quota_usage (salon_code, kind, period, used)
  select salon_code, 'photos', 'always', count(*) from moves group by 1`;

/** Runs after subscriptions, whose quota the photos use, and needs an object store. */
export const photos: Step = {
  name: 'photos',
  run: (url, { salons, now }, settings) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from file.photos limit 1');
      if (rowCount) return 'exists already';
      if (!settings['S3_ENDPOINT']) return 'none, because S3_ENDPOINT is not set';
      const random = randomFrom(4_711);
      const planned = salons.slice(0, MAX_SALONS).flatMap(({ code: salon }, salonIndex) =>
        demoPhotos.map((_, index) => {
          const at = now - (60 - index * 9 - salonIndex) * DAY_MS;
          return {
            salon,
            code: random.code(at),
            at,
            index,
            tone: tones[salonIndex % tones.length] ?? 'damson',
          };
        }),
      );
      const home = mkdtempSync(join(tmpdir(), 'ayna-seed-'));
      const providers = openFileProviders(settings);
      try {
        for (let from = 0; from < planned.length; from += AT_ONCE) {
          const some = planned.slice(from, from + AT_ONCE);
          const sizes = await Promise.all(some.map((one) => storePicture(providers, home, one, one.tone)));
          for (const [index, one] of some.entries())
            await insertPhoto(client, one, sizes[index]?.width ?? 0, sizes[index]?.height ?? 0);
        }
        await client.query(countPhotoQuota);
      } finally {
        providers.close();
        rmSync(home, { recursive: true });
      }
      return String(planned.length);
    }),
};
