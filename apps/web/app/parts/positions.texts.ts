import type { Position } from '@ayna/contracts/core/positions';

/** What each position is called. */
export const positionNames: Readonly<Record<Position, string>> = {
  Administrator: 'Yönetici',
  Employee: 'Çalışan',
  Customer: 'Müşteri',
  Receptionist: 'Resepsiyonist',
  Accountant: 'Muhasebeci',
  'Inventory Manager': 'Envanter sorumlusu',
  'Service Manager': 'Hizmet sorumlusu',
  Barber: 'Berber',
  hairdresser: 'Kuaför',
};
