import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const least = {
  DATABASE_URL: 'postgres://db:5432/ayna',
  REDIS_URL: 'redis://cache:6379',
  HOST_SECRET: 'x'.repeat(32),
};

test('with what is needed, the rest has its defaults', () => {
  expect(readEnv(least)).toMatchObject({
    NODE_ENV: 'production',
    MODULES: 'all',
    PORT: 4000,
    LIMITS: true,
    TRUST_PROXY: false,
    PEERS: {},
    DRAIN_MS: 1_000,
  });
});

test('peers are read as module and address', () => {
  const { PEERS } = readEnv({ ...least, PEERS: 'shelf=http://10.0.0.5:4000,till=http://10.0.0.6:4000' });
  expect(PEERS).toEqual({ shelf: 'http://10.0.0.5:4000', till: 'http://10.0.0.6:4000' });
});

test.each([
  ['on', true],
  ['off', false],
  ['loopback', 'loopback'],
  ['10.0.0.5', '10.0.0.5'],
  ['loopback, 10.0.0.0/8,fd00::/8', 'loopback, 10.0.0.0/8,fd00::/8'],
])('proxies that are trusted: %s', (text, expected) => {
  expect(readEnv({ ...least, TRUST_PROXY: text }).TRUST_PROXY).toBe(expected);
});

test.each([
  '',
  'yes',
  'proxy.example',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  'loopback,,10.0.0.5',
  '1',
])('proxies that cannot be: %j', (text) => {
  expect(() => readEnv({ ...least, TRUST_PROXY: text })).toThrow(/TRUST_PROXY: on, off, or addresses/);
});

test('everything that is wrong is said at once', () => {
  const wrong = () => readEnv({ HOST_SECRET: 'short', PORT: 'x', LIMITS: 'maybe' });
  expect(wrong).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*REDIS_URL.*\n.*HOST_SECRET.*\n.*LIMITS/);
});
