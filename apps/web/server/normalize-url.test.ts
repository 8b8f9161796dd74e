import { expect, test } from 'vitest';
import { normalizeUrl } from './normalize-url.ts';

test.each([
  ['/', '/'],
  ['/profil/%C3%A7al%C4%B1%C5%9Fanlar', '/profil/%C3%A7al%C4%B1%C5%9Fanlar'],
  ['/profil/%c3%a7al%c4%b1%c5%9fanlar', '/profil/%c3%a7al%c4%b1%c5%9fanlar'],
  ['/profil/c%CC%A7al%C4%B1s%CC%A7anlar', '/profil/%C3%A7al%C4%B1%C5%9Fanlar'],
  ['/%C4%B1s%CC%A7', '/%C4%B1%C5%9F'],
  ['/s%CC%A7?q=s%CC%A7#s%CC%A7', '/%C5%9F?q=s%CC%A7#s%CC%A7'],
  ['/a%2Fb%20c', '/a%2Fb%20c'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/%FFs%CC%A7', '/%FF%C5%9F'],
  ['//elsewhere/s%CC%A7', '/elsewhere/%C5%9F'],
  ['/\\elsewhere', '/elsewhere'],
  ['/profil/musterilerim', '/profil/m%C3%BC%C5%9Fterilerim'],
  ['/profil/aylik-rapor?ay=11', '/profil/ayl%C4%B1k-rapor?ay=11'],
  ['/profil/calisanlar/yetkiler/5', '/profil/%C3%A7al%C4%B1%C5%9Fanlar/yetkiler/5'],
  ['/profil/musterilerim-yok', '/profil/musterilerim-yok'],
  ['/profil/musteri/5', '/profil/musteri/5'],
])('%s is spelled %s', (url, spelled) => {
  expect(normalizeUrl(url)).toBe(spelled);
  expect(normalizeUrl(spelled)).toBe(spelled);
});
