import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ModuleOriginsMeta } from './module-origins-meta.tsx';

test('a page is told the addresses of the modules as data', () => {
  const html = renderToStaticMarkup(<ModuleOriginsMeta origins={{ finance: 'https://kasa.ayna.test' }} />);
  expect(html).toBe(
    '<meta name="ayna-bases" content="{&quot;finance&quot;:&quot;https://kasa.ayna.test&quot;}"/>',
  );
});

test('with one origin for all there is nothing to tell', () => {
  expect(renderToStaticMarkup(<ModuleOriginsMeta origins={{}} />)).toBe('');
});
