const number = (count: number): string => count.toLocaleString('tr-TR');

export const texts = {
  documentTitle: 'İleti teslimi · Ayna',
  title: 'İleti teslimi',
  sub: 'SMS ve e-postaların sağlayıcılarda nasıl durduğu',
  retry: 'Yeniden dene',
  channels: { sms: 'SMS', mail: 'E-posta' },
  channelTitle: { sms: 'SMS · son 24 saat', mail: 'E-posta · son 24 saat' },
  smsSpent: 'Bu ay harcanan SMS',
  smsLine: (before: number) => `Geçen ay ${number(before)}`,
  number,
  noMessage: 'ileti yok',
  channelLine: (failed: number, unknown: number, waiting: number) =>
    [
      `${number(failed)} ulaşmadı`,
      ...(unknown > 0 ? [`${number(unknown)} belirsiz`] : []),
      ...(waiting > 0 ? [`${number(waiting)} sırada`] : []),
    ].join(' · '),
  last: (moment: string) => `Son teslim ${moment}`,
  kinds: { undelivered: 'Ulaşmayanlar', waiting: 'Sırada' },
  kind: 'Hangi iletiler',
  states: { failed: 'Ulaşmadı', unknown: 'Belirsiz', planned: 'Sırada', handed: 'Sağlayıcıda' },
  columns: { recipient: 'Alıcı', state: 'Durum', why: 'Neden', salon: 'Salon', at: 'Zaman' },
  platform: 'Ayna',
  joined: (...parts: readonly string[]) => parts.join(' · '),
  attempts: (count: number) => (count === 1 ? '1 deneme' : `${number(count)} deneme`),
  noReason: 'Sağlayıcı neden bildirmedi',
  failedTitle: 'İletiler getirilemedi',
  empty: {
    undelivered: {
      title: 'Ulaşmayan ileti yok',
      text: 'Sağlayıcının geri çevirdiği iletiler burada görünür.',
    },
    waiting: { title: 'Sırada ileti yok', text: 'Gönderilmeyi bekleyen iletiler burada görünür.' },
  },
} as const;

export const urlWords = { undelivered: 'ulasmayan', waiting: 'sirada' } as const;
