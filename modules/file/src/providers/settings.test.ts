import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const given = {
  S3_ENDPOINT: 'https://s3.ornek.com',
  S3_REGION: 'tr-1',
  S3_BUCKET: 'resimler',
  S3_ACCESS_KEY: 'anahtar',
  S3_SECRET_KEY: 'sir',
};

test('uses the given settings', () => {
  expect(readSettings({ ...given, NODE_ENV: 'production' })).toEqual(given);
});

test('in production every setting is required, and the error lists all missing or invalid ones', () => {
  expect(() => readSettings({})).toThrow(
    'file needs its settings: S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY',
  );
  expect(() => readSettings({ ...given, S3_ENDPOINT: 's3.ornek.com', S3_SECRET_KEY: '' })).toThrow(
    'file needs its settings: S3_ENDPOINT, S3_SECRET_KEY',
  );
});

test.each(['development', 'test'])('in %s missing settings default to the stand-in', (NODE_ENV) => {
  expect(readSettings({ NODE_ENV, S3_ENDPOINT: 'http://127.0.0.1:9999' })).toMatchObject({
    S3_ENDPOINT: 'http://127.0.0.1:9999',
    S3_BUCKET: 'ayna',
  });
});
