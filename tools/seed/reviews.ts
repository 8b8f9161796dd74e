import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { MAX_SALONS } from './appointments.ts';
import { type Random, randomFrom } from './random.ts';
import type { Step } from './step.ts';

const HOUR_MS = 3_600_000;

/** The link of one visit in the first salon that nobody has reviewed yet: /degerlendir/… */
export const demoReviewToken = 'ornek-degerlendirme-baglantisi';
/** The same of the newest visit there that was reviewed. */
export const demoWrittenReviewToken = 'ornek-yazilmis-degerlendirme';

type DemoReview = {
  readonly stars: number;
  readonly text: string;
  readonly answer?: string;
  /** Why the first salon reported it; the others did not. */
  readonly report?: string;
};

/** Newest first. They fit every kind of salon. */
const demoReviews: readonly DemoReview[] = [
  { stars: 5, text: 'Ne istediğimi iki cümlede anladı, sonucu görünce şaşırdım. Elinize sağlık.' },
  {
    stars: 4,
    text: 'Sonuç çok güzel. Randevu on dakika geç başladı ama kahve ikram ettiler, güler yüzle karşıladılar.',
    answer:
      'Beklettiğimiz için üzgünüz. O gün bir önceki işlem uzamıştı, bir dahakine tam saatinde alacağız.',
  },
  { stars: 5, text: '' },
  {
    stars: 3,
    text: 'İşçilik iyi ama fiyat sandığımdan yüksek çıktı, önceden söylenmesini isterdim.',
    report: 'Fiyat listemiz sayfamızda açık, müşteri başka bir salonla karıştırmış olabilir.',
  },
  {
    stars: 5,
    text: 'Üç yıldır geliyorum, hiç üzülmedim. Ekip değişmiyor, bu da insana güven veriyor.',
    answer: 'Üç yıldır bizi tercih ettiğiniz için asıl biz teşekkür ederiz, yine bekleriz.',
  },
  { stars: 5, text: 'Temizlik ve hijyen konusunda çok titizler. Her şey tek kullanımlıktı.' },
  { stars: 4, text: 'Memnun kaldım, park yeri bulmak biraz zor oluyor.' },
  { stars: 5, text: 'Düğün öncesi geldim, telaşımı aldılar. Akşama kadar hiç bozulmadı.' },
  { stars: 4, text: 'Sakin bir yer, müzik kısık, kimse acele ettirmiyor.' },
  {
    stars: 3,
    text: 'Fena değil. Biraz daha sabırlı dinlenmek isterdim.',
    answer: 'Uyarınız için teşekkürler, ekiple konuştuk. Bir dahaki gelişinizde ben ilgileneceğim.',
  },
  { stars: 5, text: 'İlk kez geldim, internetten randevu almak çok kolaydı. Kesin yine gelirim.' },
  { stars: 5, text: 'Anneme hediye etmiştim, eve mutlu döndü. Teşekkürler.' },
  { stars: 4, text: '' },
  { stars: 5, text: 'Ne eksik ne fazla, tam konuştuğumuz gibi oldu.' },
];

/** As the module writes it when an appointment is completed. */
const insertVisits = `
  insert into content.visits (salon_code, appointment_code, version, undone, customer_code, first_name, last_initial, phone,
    service_name, employee_name, starts_at, ends_at)
  select a.salon_code, a.code, 1, false, c.code, c.name, upper(left(c.lastname, 1) collate "tr-x-icu"), c.phone, s.state ->> 'name',
    concat_ws(' ', e.state -> 'userSnapshot' ->> 'name', e.state -> 'userSnapshot' ->> 'lastname'), a.starts_at, a.ends_at
  from appointment.appointments a
  join customer.cards c on c.salon_code = a.salon_code and c.code = a.customer_code
  join appointment.service_copies s on s.salon_code = a.salon_code and s.code = a.service_code
  join appointment.employee_copies e on e.salon_code = a.salon_code and e.code = a.employee_code
  where a.salon_code = $1 and a.status = 'Completed' and a.ends_at > ($2::timestamptz at time zone 'Europe/Istanbul') - interval '75 days'`;

const setToken = `
  update content.visits set token_hash = $2 where salon_code = $1 and appointment_code = (
    select appointment_code from content.visits where salon_code = $1 order by ends_at desc, appointment_code limit 1)`;

const setWrittenToken = `
  update content.visits set token_hash = $2 where salon_code = $1 and appointment_code = (
    select appointment_code from content.reviews where salon_code = $1 order by created_at desc, appointment_code limit 1)`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** One in seven visits that are over, but the newest, which waits for its review. A visit may be completed before its end. */
const pickVisits = `
  select appointment_code as "appointmentCode", (ends_at at time zone 'Europe/Istanbul') as "endsAt" from (
    select *, row_number() over (order by ends_at desc, appointment_code) as place from content.visits
    where salon_code = $1 and ends_at < $2::timestamptz at time zone 'Europe/Istanbul') v
  where place % 7 = 2 order by place limit ${demoReviews.length}`;

const insertReview = `
  insert into content.reviews (salon_code, code, appointment_code, stars, text, created_at, changed_at, answer, answered_at,
    answered_by, reported_at, reported_by, report_reason)
  select $1, $2, $3, $4, $5, $6, $6, $7, case when $7::text is not null then $8::timestamptz end,
    case when $7::text is not null then $9::uuid end, case when $10::text is not null then $8::timestamptz end,
    case when $10::text is not null then $9::uuid end, $10`;

/** Visits that nobody can review any more are deleted by a schedule, too. */
const deleteOldVisits = `
  delete from content.visits v where salon_code = $1 and ends_at < ($2::timestamptz at time zone 'Europe/Istanbul') - interval '30 days'
    and not exists (select from content.reviews r where r.salon_code = v.salon_code and r.appointment_code = v.appointment_code)`;

type SalonReviews = {
  readonly code: string;
  readonly owner: string;
  readonly isFirst: boolean;
  readonly now: number;
};

const seedSalon = async (client: Client, random: Random, salon: SalonReviews): Promise<number> => {
  const { code, owner, isFirst, now } = salon;
  await client.query(insertVisits, [code, new Date(now)]);
  const { rows } = await client.query<{ appointmentCode: string; endsAt: Date }>(pickVisits, [
    code,
    new Date(now),
  ]);
  for (const [index, { appointmentCode, endsAt }] of rows.entries()) {
    const { stars, text, answer = null, report = null } = demoReviews[index] as DemoReview;
    const [writtenAt, answeredAt] = [5, 22].map(
      (hours) => new Date(Math.min(now, endsAt.getTime() + hours * HOUR_MS)),
    );
    await client.query(insertReview, [
      code,
      random.code(endsAt.getTime()),
      appointmentCode,
      stars,
      text,
      writtenAt,
      answer,
      answeredAt,
      owner,
      isFirst ? report : null,
    ]);
  }
  await client.query(deleteOldVisits, [code, new Date(now)]);
  if (isFirst) {
    await client.query(setToken, [code, hashOf(demoReviewToken)]);
    await client.query(setWrittenToken, [code, hashOf(demoWrittenReviewToken)]);
  }
  return rows.length;
};

/** Runs after appointments: it reads completed visits from them. */
export const reviews: Step = {
  name: 'reviews',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from content.visits limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(5_113);
      let count = 0;
      for (const [index, { code }] of salons.slice(0, MAX_SALONS).entries()) {
        const { rows } = await client.query<{ owner: string }>(
          'select owner_code as owner from salon.salons where salon_code = $1',
          [code],
        );
        const owner = rows[0]?.owner ?? code;
        count += await seedSalon(client, random, { code, owner, isFirst: index === 0, now });
      }
      return String(count);
    }),
};
