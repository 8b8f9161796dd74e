import { withClient } from '../database/databases.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

const DAY_MS = 86_400_000;

/** All days are relative to today. */
type DemoAnnouncement = {
  readonly title: string;
  readonly text: string;
  readonly writtenDay: number;
  readonly from: number;
  readonly to: number | null;
};

/** One that is over, one that is current and one that is planned. */
const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    title: 'Açılış ayımızda kahveniz bizden',
    text: 'Bir ay boyunca randevusuna gelen herkese Türk kahvesi ikram ediyoruz.',
    writtenDay: -80,
    from: -75,
    to: -45,
  },
  {
    title: 'Sabah saatleri daha sakin',
    text: 'Salı, çarşamba ve perşembe günleri öğleden önce yer bulmak daha kolay.\nBekletmeden alıyoruz.',
    writtenDay: -12,
    from: -10,
    to: null,
  },
  {
    title: 'Aynalarımız yenileniyor',
    text: 'İki gün boyunca bir koltuğumuz eksik; randevunuzu erkenden almanızı öneririz.',
    writtenDay: -1,
    from: 7,
    to: 8,
  },
];

export const announcements: Step = {
  name: 'announcements',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from content.announcements limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(2_029);
      for (const salon of salons)
        for (const { title, text, writtenDay, from, to } of demoAnnouncements) {
          const at = now + writtenDay * DAY_MS;
          await client.query(
            `insert into content.announcements (salon_code, code, title, text, created_at, starts_on, ends_on)
             select $1, $2, $3, $4, $5, today + $7::int, today + $8::int
             from (select ($6::timestamptz at time zone 'Europe/Istanbul')::date as today) as calendar`,
            [salon.code, random.code(at), title, text, new Date(at), new Date(now), from, to],
          );
        }
      return String(salons.length * demoAnnouncements.length);
    }),
};
