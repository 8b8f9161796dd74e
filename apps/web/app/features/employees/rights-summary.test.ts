import { expect, test } from 'vitest';
import { rightsSummary } from './rights-summary.ts';

test.each([
  [['Receptionist', 'Administrator'], 'Tam yetki'],
  [['Receptionist', 'view-customers'], 'Tüm salon'],
  [['update-appointment-status-all'], 'Tüm salon'],
  [['create-appointment-customer-free', 'update-appointment-status-all'], 'Tüm salon'],
  [['update-appointment-status', 'view-reports'], 'Kendi randevuları'],
  [['manage-finance', 'view-reports'], '2 yetki'],
  [[], 'Yetkisi yok'],
])('%j is %s', (groups, word) => {
  expect(rightsSummary(groups)).toBe(word);
});
