import { expect, test } from 'vitest';
import {
  activationFrom,
  isAuthPage,
  keepReturnPath,
  originPath,
  originState,
  returnPath,
  signInFrom,
  signUpAgain,
} from './return-path.ts';

const back = (next: string) => returnPath(new URLSearchParams({ next }), '/profil');

test('the way to the sign-in page carries the way back', () => {
  const away = signInFrom({ pathname: '/profil/randevular', search: '?gun=2026-11-14', hash: '#a' });
  expect(away).toBe('/giris-yap?next=%2Fprofil%2Frandevular%3Fgun%3D2026-11-14%23a');
  expect(returnPath(new URL(away, 'https://ayna.test').searchParams, '/')).toBe(
    '/profil/randevular?gun=2026-11-14#a',
  );
});

test('anyone who is invited opens an account on the page of the team, and comes back through the code of the phone', () => {
  const away = activationFrom({ pathname: '/davet/abc-123', search: '', hash: '' });
  expect(away).toBe('/telefon-aktivasyon?next=%2Fdavet%2Fabc-123');
  const { searchParams } = new URL(away, 'https://ayna.test');
  expect(returnPath(searchParams, '/profil')).toBe('/davet/abc-123');
  // Who typed a wrong number goes back to the team's page, and not to opening a salon or an account of a customer.
  expect(signUpAgain(searchParams)).toBe('/davet/abc-123');
});

test.each(['/profil', '/davet/abc/def', '/davet/', '//evil.example/davet/abc'])(
  '%s leads back to the usual sign-up',
  (next) => expect(signUpAgain(new URLSearchParams({ next }))).toMatch(/^\/kayit-ol/),
);

test('from the sign-in page there is no way back to itself', () => {
  expect(signInFrom({ pathname: '/giris-yap', search: '?next=%2Fprofil', hash: '' })).toBe('/giris-yap');
  expect(back('/giris-yap?next=/a')).toBe('/profil');
});

test('from one page of the way in to the next the way back is kept, and no page of them is a way back', () => {
  expect(keepReturnPath('/kayit-ol', new URLSearchParams({ next: '/profil/hesap', tur: 'musteri' }))).toBe(
    '/kayit-ol?next=%2Fprofil%2Fhesap',
  );
  expect(keepReturnPath('/kayit-ol', new URLSearchParams({ next: '//evil.example' }))).toBe('/kayit-ol');
  for (const path of ['/giris-yap', '/kayit-ol', '/telefon-aktivasyon', '/sifremi-unuttum']) {
    expect(isAuthPage(path)).toBe(true);
    expect(back(path)).toBe('/profil');
  }
  expect(isAuthPage('/davet/abc')).toBe(false);
});

test('Turkish letters come back', () => {
  expect(decodeURIComponent(back('/profil/çalışanlar'))).toBe('/profil/çalışanlar');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  '/%2e%2e//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  ' //evil.example',
  '',
])('attack 47: ?next=%j leads nowhere else', (next) => {
  expect(back(next)).toBe('/profil');
});

test.each(['/%2f/evil.example', '/a//b', '/a?to=//evil.example', '/@evil.example'])(
  '?next=%j stays on our own address',
  (next) => {
    expect(new URL(back(next), 'https://ayna.test').origin).toBe('https://ayna.test');
    expect(back(next)).toBe(next);
  },
);

const list = { pathname: '/profil/randevular', search: '?gun=2026-11-14', hash: '' };

test('a page that every other leads to knows where it was opened, even when it is pressed once more', () => {
  const state = originState(list, '/profil/hesap');
  expect(originPath({ state }, '/profil')).toBe('/profil/randevular?gun=2026-11-14');
  const again = originState({ pathname: '/profil/hesap', search: '', hash: '', state }, '/profil/hesap');
  expect(originPath({ state: again }, '/profil')).toBe('/profil/randevular?gun=2026-11-14');
});

test.each([undefined, null, 'x', {}, { origin: 1 }, { origin: '//evil.example' }, { menu: true }])(
  'a history entry with %j leads to the usual place',
  (state) => expect(originPath({ state }, '/profil')).toBe('/profil'),
);
