import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { meQuery } from '../../data/auth.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import MonthlyReportScreen from './monthly-report-screen.tsx';

const shownTo = (...groups: readonly string[]): string => {
  const client = newQueryClient();
  client.setQueryData(meQuery.queryKey, { salonCode: 'salon', groups, salons: [] } as never);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <MonthlyReportScreen />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

test('the report opens for reports, for the books and for the owner, and says who else may not see it', () => {
  const closed = 'Bu sayfa için yetkiniz yok';
  for (const group of ['view-reports', 'manage-finance', 'Administrator'])
    expect(shownTo(group)).not.toContain(closed);
  for (const group of ['Receptionist', 'view-customers', 'update-appointment-status'])
    expect(shownTo(group)).toContain(closed);
});
