import { clockAt, minuteOfDay } from '@ayna/domain/wall-clock';
import { drawablePhases, type Phases } from './phases.ts';

/** An appointment as the calendar would show it, in pixels from the top of the picture. */
export type CalendarBlock = {
  readonly kind: 'work' | 'wait' | 'finish' | 'buffer';
  readonly top: number;
  readonly height: number;
  readonly minutes: number;
  /** When it begins, HH:mm. */
  readonly time: string;
};

const startsAt = minuteOfDay('14:00');
const timeAfter = (minutes: number): string => clockAt(startsAt + minutes);

/** Three pixels a minute, as in a calendar; less where it would not fit into the picture. */
const scaleOf = (minutes: number): number => Math.min(3, 270 / minutes);

type ServiceTimes = {
  readonly duration: number;
  readonly phases: Phases | null;
  readonly bufferAfter: number;
};

const lengths = ({
  duration,
  phases,
  bufferAfter,
}: ServiceTimes): readonly (readonly [CalendarBlock['kind'], number])[] => {
  if (!phases)
    return [
      ['work', duration],
      ['buffer', bufferAfter],
    ];
  const { work, wait, finish } = drawablePhases(phases);
  return [
    ['work', work],
    ['wait', wait],
    ['finish', finish],
    ['buffer', bufferAfter],
  ];
};

export const calendarBlocks = (times: ServiceTimes) => {
  const parts = lengths(times).filter(([, minutes]) => minutes > 0);
  const totalMinutes = parts.reduce((sum, [, minutes]) => sum + minutes, 0);
  const scale = scaleOf(totalMinutes);
  let before = 0;
  const blocks = parts.map(([kind, minutes]): CalendarBlock => {
    const block = { kind, minutes, top: before * scale, height: minutes * scale, time: timeAfter(before) };
    before += minutes;
    return block;
  });
  const every = [15, 30, 60, 120].find((minutes) => minutes * scale >= 60) ?? 240;
  const lines = Array.from({ length: Math.floor(totalMinutes / every) + 1 }, (_, index) => ({
    top: index * every * scale,
    time: timeAfter(index * every),
  }));
  return { blocks, lines, height: totalMinutes * scale };
};
