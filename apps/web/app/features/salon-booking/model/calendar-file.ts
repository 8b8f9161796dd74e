/** An appointment for the phone's own calendar. */
type CalendarEntry = {
  readonly uid: string;
  /** Wall clock of the salon: the file names no zone, so every calendar shows the salon's clock. */
  readonly startDate: string;
  readonly endDate: string;
  readonly title: string;
  readonly place: string;
  readonly url: string;
  /** Of now, in milliseconds. */
  readonly stamp: number;
};

const compact = (moment: string): string => moment.slice(0, 19).replaceAll(/[-:]/g, '');

/** RFC 5545, 3.3.11. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', String.raw`\n`);

/** Lines longer than 75 octets are folded. A Turkish letter has two, so 36 characters always fit. */
const foldLine = (line: string): string => line.match(/.{1,36}/gu)?.join('\r\n ') ?? line;

export const calendarFile = ({ uid, startDate, endDate, title, place, url, stamp }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ayna//Randevu//TR',
    'BEGIN:VEVENT',
    `UID:${uid}@ayna`,
    `DTSTAMP:${compact(new Date(stamp).toISOString())}Z`,
    `DTSTART:${compact(startDate)}`,
    `DTEND:${compact(endDate)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
