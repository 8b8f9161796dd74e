import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BasesMeta } from './bases-meta.tsx';

test('a page is told the addresses of the modules as data', () => {
  const html = renderToStaticMarkup(<BasesMeta bases={{ finance: 'https://kasa.ayna.test' }} />);
  expect(html).toBe(
    '<meta name="ayna-bases" content="{&quot;finance&quot;:&quot;https://kasa.ayna.test&quot;}"/>',
  );
});

test('with one origin for all there is nothing to tell', () => {
  expect(renderToStaticMarkup(<BasesMeta bases={{}} />)).toBe('');
});
