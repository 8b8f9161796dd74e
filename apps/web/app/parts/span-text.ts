import { texts } from './span-text/texts.ts';

const dayMinutes = 1_440;

/** 30 dk, 3 saat, 2 gun: the largest unit that fits. */
export const spanText = (minutes: number): string => {
  if (minutes >= dayMinutes && minutes % dayMinutes === 0) return texts.days(minutes / dayMinutes);
  return minutes >= 60 && minutes % 60 === 0 ? texts.hours(minutes / 60) : texts.minutes(minutes);
};
