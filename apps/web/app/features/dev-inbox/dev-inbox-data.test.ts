import { afterEach, expect, test, vi } from 'vitest';
import { loader } from './dev-inbox-data.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([undefined, 'off'])('with DEV_PAGES %s there is no such address', (pages) => {
  vi.stubEnv('DEV_PAGES', pages);
  expect(() => loader()).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test("on a developer's machine it answers", async () => {
  vi.stubEnv('DEV_PAGES', 'on');
  vi.stubEnv('DEV_INBOX_URL', undefined);
  expect(await (await loader()).json()).toEqual([]);
});
