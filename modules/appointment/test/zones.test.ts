import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const script = fileURLToPath(import.meta.resolve('./transcript.ts'));

const transcriptIn = async (zone: string): Promise<string> => {
  const { stdout } = await run(process.execPath, [script], {
    env: { ...process.env, TZ: zone },
    maxBuffer: 64 * 1_048_576,
  });
  return stdout;
};

test('400 days of half-hours and a day of bookings are the same in five zones, to the byte', async () => {
  const utc = await transcriptIn('UTC');
  expect(utc).toContain('2024-11-18T10:00:00');
  expect(utc).toContain('2024-12-31T11:00:00');
  for (const zone of ['Europe/Istanbul', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia'])
    expect(await transcriptIn(zone), zone).toBe(utc);
}, 120_000);
