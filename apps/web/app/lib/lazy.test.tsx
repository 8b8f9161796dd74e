import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazy.ts';

test('a part in a chunk of its own is shown once it has come', async () => {
  const Greeting = lazyComponent(() =>
    Promise.resolve(({ name }: { name: string }) => <p>Merhaba {name}</p>),
  );
  const stream = await renderToReadableStream(
    <Suspense fallback="...">
      <Greeting name="Ada" />
    </Suspense>,
  );
  await stream.allReady;
  expect(await new Response(stream).text()).toContain('<p>Merhaba <!-- -->Ada</p>');
});
