import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'abc',
  startDate: '2026-11-17T16:30:00',
  endDate: '2026-11-17T18:45:00',
  title: 'Kesim, fön; bakım',
  place: 'Moda Cad. 118/A, Kadıköy',
  url: 'https://ayna.example/r/abc',
  stamp: Date.UTC(2026, 10, 16, 9, 5),
};

it('keeps the wall clock of the salon and escapes what RFC 5545 reserves', () => {
  const file = calendarFile(entry);
  expect(file).toContain('DTSTART:20261117T163000\r\n');
  expect(file).toContain('DTSTAMP:20261116T090500Z\r\n');
  expect(file).toContain(String.raw`SUMMARY:Kesim\, fön\; bakım`);
});

it('folds every line to at most 75 octets, and unfolds to what was written', () => {
  const title = 'ğüşıöç'.repeat(40);
  const file = calendarFile({ ...entry, title });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

it('lets no text end its line', () => {
  const file = calendarFile({ ...entry, title: 'bir\nATTENDEE:x' });
  expect(file).not.toMatch(/^ATTENDEE/m);
});
