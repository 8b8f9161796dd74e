const formats = new Map<string, Intl.DateTimeFormat>();

/** A format takes about 15 times as long to make as to use (1 ms and 70 us), so there is one for each zone. */
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
};

const readClock = (now: number, zone: string): string => {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  return `${date}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
};

let last = { zone: '', second: 0, moment: '' };

/**
 * The moment that a clock in this zone shows at an instant. A search for free time calls this for every day, mostly with
 * the same zone and second, so the last result is cached.
 */
export const wallNow = (now: number, zone: string): string => {
  const second = Math.floor(now / 1_000);
  if (last.zone !== zone || last.second !== second)
    last = { zone, second, moment: readClock(second * 1_000, zone) };
  return last.moment;
};

/** The date that a calendar in this zone shows at an instant. */
export const wallDate = (now: number, zone: string): string => wallNow(now, zone).slice(0, 10);
