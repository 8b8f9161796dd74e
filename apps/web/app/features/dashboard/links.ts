import { addDays, daysBetween } from '@ayna/domain/wall-clock';
import { pendingTab } from '../../parts/appointment-request-url.ts';
import { paths } from '../../paths.ts';

// Lists of other screens, narrowed to what waits. The words are those of their addresses.

export const pendingAddress = `${paths.appointments}?${pendingTab.param}=${pendingTab.word}`;

export const lowStockAddress = `${paths.inventory}?goster=kritik`;

/** The code for paper, opened where it is printed. */
export const qrAddress = `${paths.salonInfo}?karekod=masa`;

/** As many days as the list shows at once. */
const LONGEST = 400;

export const dueAddress = (oldest: string, today: string): string => {
  const first = daysBetween(oldest, today) < LONGEST ? oldest : addDays(today, 1 - LONGEST);
  return `${paths.accounting}?${new URLSearchParams({ tur: 'gelir', durum: 'bekliyor', ilk: first, son: today })}`;
};
