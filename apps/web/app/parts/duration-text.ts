import { DAY_MINUTES } from '@ayna/domain/wall-clock';
import { texts } from './duration-text.texts.ts';

/** 30 dk, 3 saat, 2 gun: the largest unit that fits. */
export const durationText = (minutes: number): string => {
  if (minutes >= DAY_MINUTES && minutes % DAY_MINUTES === 0) return texts.days(minutes / DAY_MINUTES);
  return minutes >= 60 && minutes % 60 === 0 ? texts.hours(minutes / 60) : texts.minutes(minutes);
};
