import { expect, test } from 'vitest';
import { settingsOf } from './settings.ts';

test('says where to listen, on this machine only unless told', () => {
  expect(settingsOf({})).toMatchObject({ host: '127.0.0.1', port: 4100 });
  expect(settingsOf({ HOST: '::', WEB_PORT: '0' })).toMatchObject({ host: '::', port: 0 });
});

test('says where the API answers', () => {
  expect(settingsOf({}).apiUrl).toBe('http://127.0.0.1:4000');
  expect(settingsOf({ API_URL: 'https://api.example.com' }).apiUrl).toBe('https://api.example.com');
});

test.each([
  { WEB_PORT: 'http' },
  { WEB_PORT: '65536' },
  { WEB_PORT: '' },
  { HOST: 'http://here' },
  { HOST: '' },
  { API_URL: '' },
  { API_URL: 'here:4000' },
  { API_URL: 'http://here/api' },
  { PUBLIC_URL: 'ayna.example' },
  { PUBLIC_URL: 'https://ayna.example/site' },
  { OPERATOR_MERSIS: '123' },
  { OPERATOR_EMAIL: 'nobody' },
  { OPERATOR_KEP: 'nobody' },
  { OPERATOR_PHONE: 'call us' },
  { OPERATOR_NAME: 'two\nlines' },
])('refuses %o', (env) => {
  expect(() => settingsOf(env)).toThrow(/^(WEB_PORT|HOST|API_URL|PUBLIC_URL|OPERATOR_\w+) must be/);
});
