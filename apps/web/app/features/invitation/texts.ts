export const texts = {
  documentTitle: 'Davetiniz · Ayna',
  loading: 'Davetiniz açılıyor',
  title: (name: string) => `${name}, ekibe davetlisiniz`,
  lead: (salon: string) => `${salon} sizi ekibine çağırıyor.`,
  leadBy: (who: string, salon: string) => `${who} sizi ${salon} ekibine çağırıyor.`,
  as: 'Pozisyonunuz',
  until: 'Geçerli olduğu son gün',
  join: 'Ekibe katıl',
  joinAs: (name: string) => `${name} olarak katılacaksınız.`,
  otherAccount: 'Başka bir hesapla katıl',
  samePhone: (sentTo: string) =>
    `Davetin geldiği numarayı yazın: ${sentTo}. Oraya 6 haneli bir kod göndereceğiz.`,
  sameEmail: (sentTo: string) => `Davetin geldiği adresi yazın: ${sentTo}.`,
  signIn: 'Hesabım var, giriş yap',
  signUp: 'Hesabımı aç ve katıl',
  joined: (salon: string) => `${salon} ekibindesiniz`,
  over: {
    title: 'Bu davet artık açılmıyor',
    next: 'Sizi davet eden kişiden yeni bir davet isteyin. Yeni bağlantı aynı yere gelir.',
    home: 'Ana sayfaya git',
  },
  another: {
    next: 'Davetin gönderildiği telefon ya da e-posta hangi hesaptaysa onunla giriş yapın.',
  },
  failed: 'Davetiniz açılamadı',
  retry: 'Yeniden dene',
} as const;
