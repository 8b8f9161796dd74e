import { expect, test } from 'vitest';
import { signedSum } from '../../../parts/signed-sum.ts';
import { amountText, employeeNameOf, lineOf } from './row-texts.ts';
import { sampleTransaction as entry } from './sample.ts';

test.each([
  [1_800, '+₺1.800,00'],
  [-32_000.5, '−₺32.000,50'],
  [0, '₺0,00'],
])('%d lira are written %s', (lira, text) => {
  expect(signedSum(lira)).toBe(text);
});

test('an expense is taken away', () => {
  expect(amountText(entry({ type: 'Expense', amount: 5_000 }))).toBe('−₺5.000,00');
});

test.each([
  ['its note', {}, 'Moda Cad. 118/A'],
  ['only the first line of its note', { note: 'Fiş 12\nKoli koli boya' }, 'Fiş 12'],
  ['when it is due', { status: false, paidDate: null }, 'Moda Cad. 118/A · Vade 14 Kasım'],
  ['when it was paid, if on another day', { note: '', paidDate: '2026-11-20' }, '20 Kasım günü ödendi'],
])('a row says %s', (_, change, line) => {
  expect(lineOf(entry({ note: 'Moda Cad. 118/A', ...change }))).toBe(line);
});

const automatic = 'Randevu tamamlandığında otomatik oluşturuldu.';
const visit = { customer: 'Irmak Yüce', service: 'Dip boya', clock: '11:30' };

test.each([
  ['the visit in place of the automatic note', automatic, visit, 'Irmak Yüce, Dip boya · 11:30'],
  ['a walk-in without a name', automatic, { ...visit, customer: null }, 'Dip boya · 11:30'],
  ['the automatic note to who may not see the visit', automatic, undefined, automatic],
  ['what somebody wrote, though there is a visit', 'Kalanı yarın', visit, 'Kalanı yarın'],
])('an income shows %s', (_, note, shown, line) => {
  expect(lineOf(entry({ category: 'Appointment', note }), shown)).toBe(line);
});

test('an automatic sale shows when it was', () => {
  const note = 'Ürün satışında otomatik oluşturuldu.';
  expect(lineOf(entry({ category: 'ProductSale', note }))).toBe('12:00');
});

test('the performer comes before the person who wrote it down', () => {
  const desk = { name: 'Seda', lastname: 'Ak' };
  const performer = { employeeCode: 'deniz', name: 'Deniz', lastname: 'Korkmaz' };
  expect(employeeNameOf(entry({ employeeSnapshot: desk, performer }))).toBe('Deniz Korkmaz');
  expect(employeeNameOf(entry({ employeeSnapshot: desk }))).toBe('Seda Ak');
  expect(employeeNameOf(entry({}))).toBe('');
});
