import type { AppointmentStatus } from '@ayna/contracts/appointment';

/** The spec's own words. */
export const statusWords: Readonly<Record<AppointmentStatus, string>> = {
  Pending: 'Onay Bekliyor',
  Approved: 'Bekleniyor',
  Completed: 'Tamamlandı',
  Canceled: 'İptal',
  NoShow: 'Gelmedi',
};
