import type { Settings } from '@ayna/kernel/module';

const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

type S3Settings = Record<(typeof names)[number], string>;

/** Defaults of the S3 stand-in for development and tests. */
const standInSettings: S3Settings = {
  S3_ENDPOINT: 'http://127.0.0.1:4568',
  S3_REGION: 'local',
  S3_BUCKET: 'ayna',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
};

const isValid = (name: string, value: string | undefined): boolean =>
  name === 'S3_ENDPOINT' ? /^https?:\/\/[^/]+\/?$/.test(value ?? '') : Boolean(value);

export const readSettings = (settings: Settings): S3Settings => {
  const allowsDefaults = settings['NODE_ENV'] === 'development' || settings['NODE_ENV'] === 'test';
  const values = Object.fromEntries(
    names.map((name) => [name, settings[name] ?? (allowsDefaults ? standInSettings[name] : undefined)]),
  );
  const invalid = names.filter((name) => !isValid(name, values[name]));
  if (invalid.length > 0) throw new Error(`file needs its settings: ${invalid.join(', ')}`);
  return values as S3Settings;
};
