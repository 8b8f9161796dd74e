const number = (count: number): string => count.toLocaleString('tr-TR');
const percents = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });

export const texts = {
  documentTitle: 'Gelir · Ayna',
  title: 'Gelir',
  joined: (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(' · '),
  sub: 'Alınan ödemeler, KDV dahil. İadeler ayrı yazılır.',
  failed: 'Gelir getirilemedi',
  retry: 'Yeniden dene',
  now: {
    mrr: 'Aylık düzenli gelir',
    mrrLine: 'Yıllık paketler on ikiye bölünür',
    paying: 'Ödeyen salon',
    payingLine: (grace: number) =>
      grace === 0 ? 'Ödemesi geciken yok' : `${number(grace)} tanesinin ödemesi gecikti`,
    trial: 'Denemedeki salon',
    trialLine: 'Henüz ödeme yapmadı',
    churn: 'Bu ay ayrılan',
    churnLine: (rate: string) => `Ay başındakilere oranı ${rate}`,
    noChurnLine: 'Ay başında ödeyen salon yoktu',
  },
  number,
  percent: (share: number) => percents.format(share),
  months: 'Aylara göre',
  columns: {
    month: 'Ay',
    revenue: 'Gelir',
    vat: 'KDV',
    sms: 'Ek SMS',
    refunded: 'İade',
    mrr: 'Düzenli gelir',
    paying: 'Ödeyen',
    new: 'Yeni',
    returned: 'Dönen',
    lost: 'Ayrılan',
    churn: 'Kayıp oranı',
  },
  toPayments: 'Tek tek ödemelere bak',
  none: '—',
  noMonths: 'Henüz gelir yok',
  noMonthsText: 'İlk ödeme alındığında aylar burada sıralanır.',
} as const;
