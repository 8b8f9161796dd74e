import { expect, test } from 'vitest';
import { toDataPage } from './my-data-page.ts';

const page = toDataPage(
  [
    { title: 'Notlar', rows: [{ Not: '<script>alert(1)</script>', Verildi: true, Fiyat: 0, Alerji: null }] },
    { title: 'Randevular', rows: [] },
  ],
  '17 Kasim 2026',
);

test('shows every section with its labels and values', () => {
  expect(page).toContain('<h2>Notlar</h2>');
  expect(page).toContain('<dt>Verildi</dt><dd>Evet</dd>');
  expect(page).toContain('<dt>Fiyat</dt><dd>0</dd>');
  expect(page).toContain('17 Kasim 2026');
});

test('runs nothing that somebody has written', () => {
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
