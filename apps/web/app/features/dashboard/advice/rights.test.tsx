import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { adviceQuery, type QuietStretch } from '../../../data/advice.ts';
import { meQuery } from '../../../data/auth.ts';
import { newQueryClient } from '../../../lib/query-client.ts';
import { AdvicePanel } from './advice-panel.tsx';

const quiet: QuietStretch = {
  kind: 'quiet-stretch',
  weekday: 2,
  fromHour: 14,
  toHour: 17,
  percent: 20,
  othersPercent: 58,
  weeks: [],
};

const shownTo = (...groups: readonly string[]): string => {
  const client = newQueryClient();
  client.setQueryData(meQuery.queryKey, { salonCode: 'salon', groups, salons: [] } as never);
  client.setQueryData(adviceQuery('salon').queryKey, { off: false, week: '2026-11-16', items: [quiet] });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <AdvicePanel salonCode="salon" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

test('who may not see reports reads no suggestion, and who only sees them can neither act nor switch', () => {
  expect(shownTo('Receptionist')).toBe('');
  const accountant = shownTo('view-reports');
  expect(accountant).toContain('dört haftadır %20 dolu');
  expect(accountant).not.toMatch(/Duyuru hazırla|Önerileri kapat/);
  expect(shownTo('Administrator')).toMatch(/Önerileri kapat.*Duyuru hazırla/s);
});
