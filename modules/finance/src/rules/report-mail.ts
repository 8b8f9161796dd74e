import { addMonths } from '@ayna/domain/wall-clock';

/** The hour of the first day at which the month before is mailed, on the salon's clock. */
const MAIL_HOUR = 8;

/** The first day of the newest month whose report is due at this moment of the salon's clock. */
export const lastDueMonth = (wallNow: string): string => {
  const isEarly = wallNow.slice(8, 10) === '01' && Number(wallNow.slice(11, 13)) < MAIL_HOUR;
  return addMonths(`${wallNow.slice(0, 7)}-01`, isEarly ? -2 : -1);
};
