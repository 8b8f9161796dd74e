import type { Settings } from '@ayna/kernel/module';

const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

type Account = Record<(typeof names)[number], string>;

/** Where the stand-in listens when nobody says otherwise. */
const standIn: Account = {
  S3_ENDPOINT: 'http://127.0.0.1:4568',
  S3_REGION: 'local',
  S3_BUCKET: 'ayna',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
};

const isGood = (name: string, value: string | undefined): boolean =>
  name === 'S3_ENDPOINT' ? /^https?:\/\/[^/]+\/?$/.test(value ?? '') : Boolean(value);

export const readSettings = (settings: Settings): Account => {
  const mayInvent = settings['NODE_ENV'] === 'development' || settings['NODE_ENV'] === 'test';
  const given = Object.fromEntries(
    names.map((name) => [name, settings[name] ?? (mayInvent ? standIn[name] : undefined)]),
  );
  const wrong = names.filter((name) => !isGood(name, given[name]));
  if (wrong.length > 0) throw new Error(`file needs its settings: ${wrong.join(', ')}`);
  return given as Account;
};
