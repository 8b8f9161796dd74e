import { expect, test } from 'vitest';
import { publicMeta } from './public-meta.ts';

const words = { title: 'Titel', description: 'Words' };
const at = (origin: unknown) => [{ id: 'root' }, { id: 'layouts/public-layout', loaderData: { origin } }];

test('names the page for search engines and messengers by its full address', () => {
  const tags = publicMeta('features', words, at('https://ayna.example'));
  expect(tags).toContainEqual({ title: 'Titel' });
  expect(tags).toContainEqual({ name: 'description', content: 'Words' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://ayna.example/ozellikler' });
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://ayna.example/ozellikler' });
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://ayna.example/paylasim.png' });
});

test('where the address of the site is not set, it names no host at all', () => {
  for (const matches of [at(''), at(undefined), []]) {
    const tags = publicMeta('features', words, matches);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/ozellikler' });
    expect(JSON.stringify(tags)).not.toContain('http');
  }
});
