export const texts = {
  documentTitle: 'Davetiniz · Ayna',
  loading: 'Davetiniz açılıyor',
  title: (name: string) => `${name}, ekibe davetlisiniz`,
  lead: (salon: string, place: string) => `${salon} (${place}) sizi ekibine çağırıyor.`,
  as: 'Göreviniz',
  sentTo: 'Davetin gönderildiği yer',
  until: 'Geçerli olduğu son gün',
  join: 'Ekibe katıl',
  joinAs: (name: string) => `${name} olarak katılacaksınız.`,
  otherAccount: 'Başka bir hesapla katıl',
  signedOut: (sentTo: string) =>
    `Katılmak için ${sentTo} ile açılmış hesabınızla giriş yapın ya da bir hesap açın.`,
  signIn: 'Giriş yap',
  signUp: 'Hesap aç',
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
