import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../app/paths.ts';

type Manifest = {
  id: string;
  start_url: string;
  icons: { src: string; purpose?: string }[];
  shortcuts: { url: string }[];
};

const publicFile = (path: string): URL => new URL(`../public${path}`, import.meta.url);
const addresses: readonly string[] = Object.values(paths);

test.each([
  ['/ayna.webmanifest', paths.profile],
  ['/randevularim.webmanifest', paths.myAppointments],
])('%s leads to addresses and icons that there are', (file, start) => {
  const manifest = JSON.parse(readFileSync(publicFile(file), 'utf8')) as Manifest;
  expect(manifest).toMatchObject({
    id: start,
    start_url: start,
    scope: '/',
    display: 'standalone',
    lang: 'tr',
  });
  for (const { url } of manifest.shortcuts) expect(addresses).toContain(url);
  for (const { src } of manifest.icons) expect(existsSync(publicFile(src)), src).toBe(true);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});
