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

/** Each picture is decoded as if somebody had sent it: more salons than are looked at would only take time. */
const MOST_SALONS = 6;

// Drawn for this: quiet patterns in the colours of the house, with nobody in them.
const tones = ['damson', 'teal', 'copper'] as const;
const shown = [
  { motif: 'mirror', album: 'Salon', caption: 'Aynalı köşemiz' },
  { motif: 'terrazzo', album: 'Salon', caption: 'Zeminimiz yenilendi' },
  { motif: 'strands', album: 'Work', caption: 'Dalgalı fön' },
  { motif: 'rings', album: 'Work', caption: '' },
  { motif: 'comb', album: 'Work', caption: 'Her kesim taze tarakla' },
  { motif: 'discs', album: 'Team', caption: 'Ekibimizin renkleri' },
] as const;

/** As much of what the module reaches as is needed here: it decodes and keeps like any other picture. */
type Outside = {
  keepPicture(
    code: string,
    upload: { readonly path: string; readonly folder: string },
  ): Promise<{ readonly width: number; readonly height: number }>;
  close(): void;
};

const openOutside = (settings: Settings): Outside => {
  const module = modules.find(({ name }) => name === 'file');
  if (!module) throw new Error('there is no module that keeps files');
  return module.outside(settings);
};

type Planted = { readonly salon: string; readonly code: string; readonly at: number; readonly index: number };

const keep = async (outside: Outside, home: string, { code, index }: Planted, tone: string) => {
  const folder = join(home, code);
  mkdirSync(folder);
  const path = join(folder, 'file');
  copyFileSync(join(import.meta.dirname, 'photos', `${shown[index]?.motif}-${tone}.webp`), path);
  return outside.keepPicture(code, { path, folder });
};

const insert = (client: Client, { salon, code, at, index }: Planted, width: number, height: number) =>
  client.query(
    `insert into file.photos
       (salon_code, code, purpose, album, caption, cover, place, width, height, quota_key, created_at)
     values ($1, $2, 'content', $3, $4, $5, $6, $7, $8, $2, $9)`,
    [
      salon,
      code,
      shown[index]?.album,
      shown[index]?.caption,
      index === 0,
      index + 1,
      width,
      height,
      new Date(at),
    ],
  );

/** As spending would have written it. */
const countPlaces = `
  with moves as (
    insert into subscription.quota_moves (salon_code, kind, key, period, amount, spent_at)
    select salon_code, 'photos', quota_key::text, 'always', 1, created_at from file.photos
    returning salon_code
  )
  insert into subscription.quota_usage (salon_code, kind, period, used)
  select salon_code, 'photos', 'always', count(*) from moves group by 1`;

/** Needs subscriptions, which the photos count against, and somewhere to keep the bytes. */
export const photos: Step = {
  name: 'photos',
  run: (url, { salons, now }, settings) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from file.photos limit 1');
      if (rowCount) return 'there already';
      if (!settings['S3_ENDPOINT']) return 'none, because S3_ENDPOINT is not set';
      const random = randomFrom(4_711);
      const planted = salons.slice(0, MOST_SALONS).flatMap(({ code: salon }, place) =>
        shown.map((_, index) => {
          const at = now - (60 - index * 9 - place) * DAY_MS;
          return { salon, code: random.code(at), at, index, tone: tones[place % tones.length] ?? 'damson' };
        }),
      );
      const home = mkdtempSync(join(tmpdir(), 'ayna-seed-'));
      const outside = openOutside(settings);
      try {
        const sizes = await Promise.all(planted.map((one) => keep(outside, home, one, one.tone)));
        for (const [index, one] of planted.entries())
          await insert(client, one, sizes[index]?.width ?? 0, sizes[index]?.height ?? 0);
        await client.query(countPlaces);
      } finally {
        outside.close();
        rmSync(home, { recursive: true });
      }
      return String(planted.length);
    }),
};
