import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newQueryClient } from '../../lib/query-client.ts';
import { dailyTable, moneyTable, monthsTable } from './chart-tables.ts';
import { CompareCard } from './compare-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { HeatMap } from './heat-map.tsx';
import { sampleStatistics } from './sample.ts';
import { ProductsPanel } from './tab-panels.tsx';

// What each chart says is read here from its table, cell by cell, as a screen reader does.

const client = newQueryClient();

/** The rows of the first table, header first; hidden words count, for they are read out. */
const readTable = (element: ReactNode): string[][] => {
  const html = renderToStaticMarkup(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
  const [, table = ''] = /<table[^>]*>(.*?)<\/table>/s.exec(html) ?? [];
  return [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
  );
};

const asTable = (data: Parameters<typeof FigureTable>[0]) => readTable(<FigureTable {...data} />);

test('appointments of every day: done, planned, closed, and those of the month before', () => {
  const rows = asTable({ label: 'x', ...dailyTable(sampleStatistics, 'appointments') });
  expect(rows[0]).toEqual(['Gün', 'Randevu', 'Planlanan', 'Ekim']);
  expect(rows).toHaveLength(1 + 30 + 2);
  expect(rows.slice(1, 4)).toEqual([
    ['1 Kas Pazar', 'Kapalı', '0', '0'],
    ['2 Kas Pazartesi', '6', '0', '10'],
    ['3 Kas Salı', '4', '0', '0'],
  ]);
  expect(rows[20]).toEqual(['20 Kas Cuma', '0', '5', '0']);
  // October has a day more; without it the column would not add up to the tile's number.
  expect(rows.at(-2)).toEqual(['Uzun ayın son günleri', '–', '–', '7']);
  expect(rows.at(-1)).toEqual(['Toplam', '10', '5', '17']);
});

test('cancellations of every day', () => {
  const rows = asTable({ label: 'x', ...dailyTable(sampleStatistics, 'cancellations') });
  expect(rows[0]).toEqual(['Gün', 'İptal', 'Planlanan', 'Ekim']);
  expect(rows[2]).toEqual(['2 Kas Pazartesi', '1', '0', '2']);
  expect(rows.at(-1)).toEqual(['Toplam', '1', '0', '3']);
});

test('money of every day adds up to the kurus, and months are whole', () => {
  expect(asTable({ label: 'x', ...moneyTable(sampleStatistics) })).toEqual([
    ['Gün', 'Gelir', 'Gider'],
    ['2 Kas Pazartesi', '₺1.000,10', '₺0,00'],
    ['3 Kas Salı', '₺240,20', '₺900,25'],
    ['Toplam', '₺1.240,30', '₺900,25'],
  ]);
  expect(asTable({ label: 'x', ...monthsTable(sampleStatistics) })).toEqual([
    ['Ay', 'Gelir', 'Gider'],
    ['Ekim 2026', '₺50,50', '₺20,00'],
    ['Kasım 2026', '₺1.240,30', '₺900,25'],
  ]);
});

test('products, with the sales that name none, add up to all product sales', () => {
  expect(readTable(<ProductsPanel statistics={sampleStatistics} />)).toEqual([
    ['Ürün', 'Miktar', 'Tutar'],
    ['Argan', '2', '₺420,00'],
    ['Ürünü yazılmamış satış', '–', '₺80,00'],
    ['Toplam', '2', '₺500,00'],
  ]);
});

test('each hour of the week says how full it is, or that it is closed', () => {
  const closed = 'kapalı';
  expect(readTable(<HeatMap statistics={sampleStatistics} />)).toEqual([
    ['Saat', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cts', 'Paz'],
    ['09:00', '%50', '%100', closed, closed, closed, closed, closed],
    ['10:00', '%10', closed, closed, closed, closed, closed, closed],
  ]);
});

test('two employees stand beside each other, the ones that were chosen first', () => {
  const rows = (one: string | null) =>
    readTable(
      <CompareCard statistics={sampleStatistics} chosen={{ one, other: null }} choose={() => undefined} />,
    );
  expect(rows(null)).toEqual([
    ['Ölçü', 'Nehir', 'Volkan'],
    ['Randevu', '9', '6'],
    ['Tamamlanan', '7', '4'],
    ['İptal', '1', '1'],
    ['Gelmedi', '1', '1'],
    ['Kazandırdığı', '₺740,30', '₺0,00'],
    ['Doluluk', '%50', '%50'],
  ]);
  expect(rows('other')[0]).toEqual(['Ölçü', 'Volkan', 'Nehir']);
});
