import { toSearchText } from '@ayna/contracts/core/search-text';
import { fullName } from '@ayna/domain/names';
import { withClient } from '../database/databases.ts';
import { randomPerson } from './people.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

const demoMessages: readonly (readonly [subject: string | null, message: string])[] = [
  [
    'Paket değişikliği',
    'Merhaba, ekibe iki kişi daha katıldı. Ay ortasında paket yükseltirsem ücret nasıl hesaplanıyor?',
  ],
  [null, 'Dükkânım için mini siteyi denemek istiyorum. Kendi alan adımı bağlayabilir miyim?'],
  [
    'SMS başlığı',
    'Müşterilere giden mesajlarda salonumun adı görünsün istiyorum.\nBaşlık onayı için ne göndermem gerekir?',
  ],
  ['Fatura', 'Geçen ayın faturasını bulamadım, yeniden gönderebilir misiniz? Vergi dairem de değişti.'],
  ['Teşekkür', 'Takvimi ekipçe çok sevdik. İzinli günlerin taralı görünmesi çok işimize yaradı.'],
  ['Veri aktarımı', 'Eski programımızdaki müşterileri Excel ile aktarabilir miyiz? Örnek dosya var mı?'],
  ['Yetkiler', 'Resepsiyondaki arkadaşın muhasebeyi görmemesini istiyorum. Hangi yetkiyi kapatmalıyım?'],
  [null, 'Telefondan kullanırken takvimi yana kaydırmakta zorlanıyorum, bir yolu var mı?'],
  [
    'Randevu onayı',
    'İnternetten gelen randevular kendiliğinden onaylansın istiyoruz. Böyle bir ayar var mı?',
  ],
  ['İkinci şube', 'Yakında ikinci şubeyi açıyoruz. İki salonu aynı hesapla yönetebilir miyim?'],
  ['Kapora', 'Gelmeyen müşteriler için kapora almayı düşünüyoruz. Bu konuda bir çözümünüz olacak mı?'],
  ['Eğitim', 'Ekibe bir saatlik uzaktan eğitim verebilir misiniz? Salı günleri kapalıyız.'],
];

const PER_MONTH = 9;
const MONTH_MS = 30 * 86_400_000;
const UNREAD = 6;

/** The platform's inbox: a few messages a week, the newest are unread. */
export const contactMessages: Step = {
  name: 'contact messages',
  run: (url, { months, now }) =>
    withClient(url, async (client) => {
      const random = randomFrom(73);
      const count = months * PER_MONTH;
      const ages = Array.from({ length: count }, () => random.below(months * MONTH_MS)).toSorted(
        (a, b) => a - b,
      );
      for (const [index, age] of ages.entries()) {
        const { name, lastname, email, phone } = randomPerson(random);
        const [subject, message] = random.pick(demoMessages);
        const at = new Date(now - age).toISOString();
        await client.query(
          `insert into content.contact_messages (code, full_name, email, phone, subject, message, created_at, read_at, folded)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
          [
            random.code(now - age),
            fullName({ name, lastname }),
            email,
            phone,
            subject,
            message,
            at,
            index < UNREAD ? null : at,
            toSearchText([fullName({ name, lastname }), email, phone, subject ?? '', message]),
          ],
        );
      }
      return String(count);
    }),
};
