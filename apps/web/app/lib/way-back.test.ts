import { expect, test } from 'vitest';
import { signInFrom, wayBack } from './way-back.ts';

const back = (next: string) => wayBack(new URLSearchParams({ next }), '/profil');

test('the way to the sign-in page carries the way back', () => {
  const away = signInFrom({ pathname: '/profil/randevular', search: '?gun=2026-11-14', hash: '#a' });
  expect(away).toBe('/giris-yap?next=%2Fprofil%2Frandevular%3Fgun%3D2026-11-14%23a');
  expect(wayBack(new URL(away, 'https://ayna.test').searchParams, '/')).toBe(
    '/profil/randevular?gun=2026-11-14#a',
  );
});

test('from the sign-in page there is no way back to itself', () => {
  expect(signInFrom({ pathname: '/giris-yap', search: '?next=%2Fprofil', hash: '' })).toBe('/giris-yap');
  expect(back('/giris-yap?next=/a')).toBe('/profil');
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
