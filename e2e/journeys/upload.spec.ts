import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { serveClient } from '../support/client-page.ts';
import { expect, test } from '../support/journey.ts';

test.skip(({ isMobile }) => isMobile, 'the client has no layout');

const file = '/source/packages/contracts/src/file.ts';

type Result = { answer?: unknown; failed?: string; code?: string; parts: number[] };

/** One upload of so many bytes through the client in the page; stopped once a part of it is away, if told. */
const uploadOf = (page: Page, bytes: number, stopped = false): Promise<Result> =>
  page.evaluate(`(async () => {
    const { file } = await import('${file}');
    localStorage.setItem('accessToken', 'secret');
    localStorage.setItem('accessExpiry', '4102444800000');
    const parts = [];
    const stop = new AbortController();
    const sent = {
      file: new Blob([new Uint8Array(${bytes})], { type: 'image/png' }),
      name: 'a.png',
      signal: stop.signal,
      onProgress(part) {
        parts.push(part);
        if (${stopped}) stop.abort(new Error('stopped'));
      },
    };
    try {
      return { answer: await client.upload(file.routes.profilePhoto, {}, sent), parts };
    } catch (error) {
      return { failed: error.message, code: error.body?.code, parts };
    }
  })()`);

const open = async (page: Page, api: (req: IncomingMessage, res: ServerResponse) => void) => {
  const server = await serveClient({ modules: ['api', 'api-upload'] }, api);
  await page.goto(server.url);
  return server;
};

test('a file goes as one part, with the token, and tells how far it is', async ({ page }) => {
  let body = '';
  let headers: IncomingMessage['headers'] = {};
  const server = await open(page, (req, res) => {
    headers = req.headers;
    req.setEncoding('latin1').on('data', (chunk: string) => {
      body += chunk;
    });
    req.on('end', () => res.end('{"code":"x"}'));
  });
  const { answer, parts } = await uploadOf(page, 300_000);
  expect(answer).toEqual({ code: 'x' });
  expect(headers['x-user-token']).toBe('secret');
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('name="file"; filename="a.png"');
  expect(parts.at(-1)).toBe(1);
  server.close();
});

test('a refusal is the server’s own sentence, and no answer is ours', async ({ page, expects }) => {
  expects.push(/status of 413/, /ERR_/, /^api: POST/);
  const server = await open(page, (req, res) => {
    req.resume().on('end', () => {
      if (req.headers['content-length'] === undefined || Number(req.headers['content-length']) > 5_000)
        return void res.socket?.destroy();
      res.writeHead(413).end('{"code":"picture-too-large","message":"Own words"}');
    });
  });
  expect(await uploadOf(page, 1_000)).toMatchObject({ failed: 'Own words', code: 'picture-too-large' });
  expect(await uploadOf(page, 50_000)).toMatchObject({ code: 'unreachable' });
  server.close();
});

test('an upload that is stopped ends at once', async ({ page }) => {
  const server = await open(page, () => undefined);
  expect(await uploadOf(page, 2_000_000, true)).toMatchObject({ failed: 'stopped' });
  server.close();
});

test('uploads take their turn in the two-slot queue, one at a time, so that other calls go on', async ({
  page,
}) => {
  const running: string[] = [];
  const together: string[] = [];
  const server = await open(page, (req, res) => {
    const kind = req.method === 'GET' ? 'call' : 'upload';
    running.push(kind);
    together.push([...running].toSorted().join('+'));
    req.resume();
    setTimeout(
      () => {
        running.splice(running.indexOf(kind), 1);
        res.end('{"code":"x","items":[],"totalCount":0,"pageCount":0}');
      },
      kind === 'call' ? 50 : 600,
    );
  });
  const ended = await page.evaluate(`(async () => {
    const { file } = await import('${file}');
    const { content } = await import('/source/packages/contracts/src/content.ts');
    const ended = [];
    const upload = () => client.upload(file.routes.profilePhoto, {}, { file: new Blob(['x']), name: 'a.png' });
    const read = (page) => client.call(content.routes.messages, { params: { page } });
    const noted = (kind, sent) => sent.then(() => ended.push(kind));
    await Promise.all([
      noted('upload', upload()), noted('upload', upload()), noted('call', read(0)), noted('call', read(1)), noted('call', read(2)),
    ]);
    return ended;
  })()`);
  expect(ended).toEqual(['call', 'call', 'call', 'upload', 'upload']);
  expect(together).toContain('call+upload');
  expect(together.filter((kinds) => kinds.includes('upload+upload') || kinds.split('+').length > 2)).toEqual(
    [],
  );
  server.close();
});
