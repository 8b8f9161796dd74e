import { expect, test } from 'vitest';
import { texts } from './texts.ts';

test('the four roles are said as the spec says them', () => {
  expect(texts.roles).toEqual({
    Admin: 'Yönetici',
    SalonOwner: 'Salon Sahibi',
    Employee: 'Çalışan',
    Customer: 'Müşteri',
  });
});
