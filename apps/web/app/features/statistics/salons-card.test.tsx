import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { meQuery } from '../../data/auth.ts';
import { mySalonsQuery } from '../../data/salon.ts';
import { appointmentFiguresQuery, financeFiguresQuery } from '../../data/statistics.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { SalonsCard } from './salons-card.tsx';
import { sampleStatistics } from './sample.ts';
import StatisticsScreen from './statistics-screen.tsx';

// Whose figures the screen shows to whom.

const { period, figures } = sampleStatistics;
const [first, second, foreign] = ['first', 'second', 'foreign'];

type Membership = { readonly salonCode: string; readonly groups: readonly string[] };

/** A browser that has read who is signed in, and the figures of two salons. */
const clientOf = (salons: readonly Membership[]) => {
  const client = newQueryClient();
  const me = { salonCode: salons[0]?.salonCode, groups: salons[0]?.groups, salons };
  client.setQueryData(meQuery.queryKey, me as never);
  const cards = [
    { code: first, name: 'Moda' },
    { code: second, name: 'Bostanlı' },
  ];
  client.setQueryData(mySalonsQuery.queryKey, cards as never);
  for (const [code, money] of [
    [first, figures.money],
    [second, { ...figures.money, income: 0.1, expense: 200 }],
  ] as const) {
    client.setQueryData(appointmentFiguresQuery(code, period).queryKey, figures.appointments);
    client.setQueryData(financeFiguresQuery(code, period).queryKey, money);
  }
  return client;
};

const render = (salons: readonly Membership[], element: React.ReactNode): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={clientOf(salons)}>{element}</QueryClientProvider>
    </MemoryRouter>,
  );

const cellsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
  );

const administrator = ['Administrator'];

test('an owner of two salons sees them beside each other, with their sums', () => {
  const salons = [
    { salonCode: first, groups: administrator },
    { salonCode: second, groups: administrator },
    { salonCode: foreign, groups: ['Receptionist'] },
  ];
  expect(cellsOf(render(salons, <SalonsCard period={period} />))).toEqual([
    ['Salon', 'Randevu', 'İptal', 'Yeni müşteri', 'Gelir', 'Gider', 'Kazanç'],
    ['Moda', '15', '1', '2', '₺1.240,30', '₺900,25', '+₺340,05'],
    ['Bostanlı', '15', '1', '2', '₺0,10', '₺200,00', '−₺199,90'],
    ['Toplam', '30', '2', '4', '₺1.240,40', '₺1.100,25', '+₺140,15'],
  ]);
});

test('who may read the figures of one salon only has nothing to compare', () => {
  const salons = [
    { salonCode: first, groups: administrator },
    { salonCode: second, groups: ['Receptionist'] },
  ];
  expect(render(salons, <SalonsCard period={period} />)).toBe('');
});

test('without the right to reports the screen says which right is missing, and shows no figure', () => {
  const html = render([{ salonCode: first, groups: ['Receptionist'] }], <StatisticsScreen />);
  expect(html).toContain('İstatistikleri yalnızca raporlara bakabilenler görür.');
  expect(html).not.toContain('Aylık randevu');
});
