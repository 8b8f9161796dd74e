import { withClient } from '../database/databases.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

const DAY_MS = 86_400_000;
const DAYS = 28;

/** What the SMS gate and the providers answer. */
const refusals = {
  sms: ['Numara kullanım dışı', 'Operatör iletiyi geri çevirdi', 'Numara SMS almaya kapalı'],
  mail: ['Alıcının kutusu dolu', 'Adres bulunamadı'],
} as const;

type Row = {
  readonly salon: string;
  readonly code: string;
  readonly channel: 'sms' | 'mail';
  readonly recipient: string;
  readonly error: string | null;
  readonly at: string;
};

/** Messages of the last weeks as the panel counts them: most arrived, a few were refused. Their texts are gone. */
export const deliveries: Step = {
  name: 'deliveries',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from notification.messages limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(5_113);
      const rows = Array.from({ length: DAYS }, (_, day) =>
        Array.from({ length: 12 + random.below(10) }, (): Row => {
          const at = now - (DAYS - 1 - day) * DAY_MS - random.below(6 * 3_600_000);
          const channel = random.below(4) > 0 ? 'sms' : 'mail';
          return {
            salon: salons[random.below(salons.length)]?.code ?? '',
            code: random.code(at),
            channel,
            recipient:
              channel === 'sms'
                ? `+90555${String(random.below(10_000_000)).padStart(7, '0')}`
                : 'musteri@ornek.com',
            error: random.below(14) === 0 ? random.pick(refusals[channel]) : null,
            at: new Date(at).toISOString(),
          };
        }),
      ).flat();
      await client.query(
        `insert into notification.messages (salon_code, code, cause, channel, recipient, subject, body, state, attempts,
           line, parts, kind, last_error, planned_at, handed_at, settled_at)
         select salon, code, 'demo ' || code, channel, recipient, '', '',
           case when error is null then 'accepted' else 'failed' end, 1,
           case channel when 'sms' then 'plain' end, case channel when 'sms' then 1 end,
           case channel when 'sms' then 'notice' end, error, at, at, at
         from jsonb_to_recordset($1) as row
           (salon uuid, code uuid, channel text, recipient text, error text, at timestamptz)`,
        [JSON.stringify(rows)],
      );
      return String(rows.length);
    }),
};
