import { expect, test } from 'vitest';
import type { Lapsed, QuietStretch } from '../../../data/advice.ts';
import {
  lapsedGrid,
  lapsedReason,
  lapsedSentence,
  quietGrid,
  quietReason,
  quietSentence,
  refusedGrid,
  refusedSentence,
} from './grid.ts';

const quiet = (fromHour: number, toHour: number): QuietStretch => ({
  kind: 'quiet-stretch',
  weekday: 2,
  fromHour,
  toHour,
  percent: 20,
  othersPercent: 58,
  weeks: ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10'].map((date, week) => ({
    date,
    hours: Array.from({ length: toHour - fromHour }, (_, index) => ({
      hour: fromHour + index,
      percent: 10 * week + index,
    })),
  })),
});

test('a quiet stretch is one sentence with its numbers', () => {
  expect(quietSentence(quiet(14, 17))).toBe(
    'Salı 14:00 – 17:00 dört haftadır %20 dolu. O saatlere bir duyuru yayınlayın.',
  );
  expect(quietReason(quiet(14, 17))).toMatch(/^Diğer günlerin aynı saatleri ortalama %58 dolu. Kural: /);
  expect(quietReason({ ...quiet(14, 17), othersPercent: null })).toMatch(/^Kural: /);
  expect(quietSentence(quiet(22, 24))).toMatch(/22:00 – 24:00/);
});

test('the weeks stand below each other, with the hours beside', () => {
  const { label, columns, rows } = quietGrid(quiet(14, 17));
  expect(label).toBe('Salı günleri doluluk');
  expect(columns).toEqual(['14:00', '15:00', '16:00']);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toEqual({ head: '27 Eki', cells: ['%10', '%11', '%12'] });
});

test('a long stretch is turned, so that it fits a phone', () => {
  const { columns, rows } = quietGrid(quiet(9, 20));
  expect(columns).toEqual(['20 Eki', '27 Eki', '3 Kas', '10 Kas']);
  expect(rows).toHaveLength(11);
  expect(rows[2]).toEqual({ head: '11:00', cells: ['%2', '%12', '%22', '%32'] });
});

test('a refused service says how often and who could offer it', () => {
  const refused = {
    kind: 'turned-down' as const,
    serviceCode: 's',
    serviceName: 'Keratin',
    count: 9,
    employeeCode: 'e',
    employeeName: 'Volkan Kaya',
    months: [
      { month: '2026-09', count: 4 },
      { month: '2026-10', count: 5 },
    ],
  };
  expect(refusedSentence(refused)).toBe(
    'Keratin son üç ayda 9 kez geri çevrildi. Volkan Kaya bu hizmeti yapmıyor, eklerseniz o saatler açılır.',
  );
  expect(refusedGrid(refused).rows).toEqual([
    { head: 'Eylül 2026', cells: ['4 kez'] },
    { head: 'Ekim 2026', cells: ['5 kez'] },
  ]);
});

const lapsed: Lapsed = {
  kind: 'lapsed',
  serviceCode: 's',
  serviceName: 'Boya',
  customers: 14,
  weeks: 10,
  usualDays: 35,
  returns: 1061,
  months: [
    { month: '2026-07', count: 6 },
    { month: '2026-08', count: 8 },
  ],
};

test('who stayed away after a service is counted, with how often people usually come', () => {
  expect(lapsedSentence(lapsed)).toBe(
    'Boya sonrası 14 müşteri 10 haftadır gelmedi. Genelde 5 haftada bir gelinir, listeyi açıp arayın.',
  );
  expect(lapsedSentence({ ...lapsed, usualDays: 10, weeks: 6 })).toContain('Genelde 10 günde bir gelinir');
  expect(lapsedReason(lapsed)).toMatch(
    /^Son bir yılda Boya sonrası yeniden gelenler 1\.061 kez sayıldı, yarısı 35 gün içinde geldi\. Kural: /,
  );
  expect(lapsedGrid(lapsed)).toEqual({
    label: 'Boya sonrası gelmeyenlerin son ziyareti',
    corner: 'Ay',
    columns: ['Son kez gelen'],
    rows: [
      { head: 'Temmuz 2026', cells: ['6 kişi'] },
      { head: 'Ağustos 2026', cells: ['8 kişi'] },
    ],
  });
});
