import { expect, test } from 'vitest';
import { isEmptyReport, joinEmployees } from './report.ts';
import { changeText, closedNote, dueText, figureWords } from './report-words.ts';
import { sampleFigures, samplePaid, sampleReport } from './sample.ts';

test('each figure stands beside the month and the year before', () => {
  expect(figureWords(sampleReport())).toEqual([
    {
      id: 'income',
      label: 'Gelir',
      value: '₺196.340,00',
      lines: ['Eylül: ₺188.120 (+%4,4)', 'Ekim 2025: —'],
    },
    {
      id: 'expense',
      label: 'Gider',
      value: '−₺94.274,00',
      lines: ['Eylül: ₺91.050 (+%3,5)', 'Ekim 2025: —'],
    },
    { id: 'net', label: 'Net', value: '+₺102.066,00', lines: ['Eylül: ₺97.070 (+%5,1)', 'Ekim 2025: —'] },
    {
      id: 'appointments',
      label: 'Randevu',
      value: '199',
      lines: ['173 tamamlandı, 20 iptal', '3 gelmedi', 'Eylül: 0'],
    },
  ]);
});

test('a running month is not measured in percent against a whole one', () => {
  const [income] = figureWords(sampleReport({}, '2026-10-14'));
  expect(income?.lines[0]).toBe('Eylül: ₺188.120');
});

test('a loss before is named without a percentage', () => {
  const before = { income: 10, expense: 30.5, difference: -20.5 };
  const net = figureWords(sampleReport({ before })).find(({ id }) => id === 'net');
  expect(net?.lines[0]).toBe('Eylül: −₺21');
});

test.each([
  [110, 100, '+%10'],
  [50, 100, '−%50'],
  [100, 100, '%0'],
  [100, 0, null],
  [100, -5, null],
])('from %i after %i is %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

test('closed days without income are hatched, and the best day is found', () => {
  const report = sampleReport();
  expect(report.days.filter(({ isClosed }) => isClosed).map(({ date }) => date)).toEqual([
    '2026-10-04',
    '2026-10-11',
    '2026-10-18',
    '2026-10-25',
    '2026-10-29',
  ]);
  expect(closedNote(report)).toBe('taralı günler kapalı, 29 Ekim resmî tatil');
  expect(report.best).toMatchObject({ date: '2026-10-24', income: 14_600.5 });
});

test('a closed day on which something was paid is not hatched', () => {
  const byDay = [{ date: '2026-10-04', income: 10, expense: 0 }];
  expect(sampleReport({ byDay }).days).toMatchObject([{ isClosed: false }]);
});

test('employees are joined from income, appointments and commission, and who did nothing is left out', () => {
  const [first, second] = sampleReport().employees;
  expect(first).toMatchObject({ name: 'Nehir', appointments: 98, occupancy: 0.84, commission: null });
  expect(second).toMatchObject({ services: 41_150, products: 3_960, commission: 4_115 });
  const [idle] = sampleFigures().byEmployee;
  if (!idle) throw new Error('the sample has no employee');
  expect(joinEmployees([], [{ ...idle, count: 0 }], [])).toEqual([]);
});

test('without the right to see appointments their columns stay empty', () => {
  const [line] = joinEmployees(samplePaid().byPerformer, [], []);
  expect(line).toMatchObject({ appointments: null, occupancy: null, services: 62_300 });
});

test('what is due stands apart, and a month with nothing at all is empty', () => {
  expect(dueText(sampleReport())).toContain('alacak ₺3.250,00, borç ₺8.640,00');
  expect(isEmptyReport(sampleReport())).toBe(false);
  const zero = { income: 0, expense: 0, difference: 0 };
  expect(isEmptyReport({ ...sampleReport({ byCategory: [], due: zero }), appointments: null })).toBe(true);
});
