import { expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

test('says where to listen, on this machine only unless told', () => {
  expect(settingsOf({})).toEqual({ host: '127.0.0.1', port: 4100 });
  expect(settingsOf({ HOST: '::', WEB_PORT: '0' })).toEqual({ host: '::', port: 0 });
});

test.each([
  { WEB_PORT: 'http' },
  { WEB_PORT: '65536' },
  { WEB_PORT: '' },
  { HOST: 'http://here' },
  { HOST: '' },
])('refuses %o', (env) => {
  expect(() => settingsOf(env)).toThrow(/^(WEB_PORT|HOST) must be/);
});
