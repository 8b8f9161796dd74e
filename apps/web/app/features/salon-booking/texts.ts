import { noShowRules } from '@ayna/domain/no-show-ladder';
import { minutesText } from '../../parts/public-service.ts';

const hoursOrMinutes = (minutes: number): string =>
  minutes >= 60 && minutes % 60 === 0 ? `${minutes / 60} saat` : minutesText(minutes);

export const missedTwice = `Son bir yılda bu salondaki ${noShowRules.approvalAt} randevunuza gelinmediği için`;

export const texts = {
  documentTitle: (salon: string) => `Randevu al · ${salon}`,
  missingTitle: 'Randevu al · Ayna',
  dot: ' · ',
  dash: ' – ',
  back: 'Geri',
  leave: 'Salonun sayfasına dön',
  stepOf: (step: number, count: number) => `Adım ${step} / ${count}`,
  next: 'Devam',
  yourVisit: 'Randevunuz',
  total: 'Toplam',
  serviceCount: (count: number) => `${count} hizmet`,
  anyEmployee: 'Fark etmez',
  payAtSalon: 'Ödeme salonda.',
  cancelUntil: (minutes: number) => `${hoursOrMinutes(minutes)} öncesine kadar ücretsiz iptal.`,
  today: 'Bugün',
  tomorrow: 'Yarın',
  retry: 'Yeniden dene',
  offline:
    'Bağlantınız yok gibi görünüyor. Seçtikleriniz duruyor; bağlanınca kaldığınız yerden devam edersiniz.',
  closed: {
    title: 'Şu an internetten randevu alınmıyor',
    text: 'Salon online randevuya ara vermiş. Arayarak randevu alabilirsiniz.',
    call: (phone: string) => `${phone} numarasını arayın`,
    page: 'Salonun sayfasına dön',
  },
  services: {
    title: 'Ne yaptırmak istersiniz?',
    lead: 'Birden fazla hizmet seçebilirsiniz.',
    leadWith: (name: string) => `${name} ile. Birden fazla hizmet seçebilirsiniz.`,
    categories: 'Hizmet bölümleri',
    search: 'Hizmet arayın',
    searchButton: 'Ara',
    none: (typed: string) =>
      `“${typed}” ile eşleşen hizmet yok. Başka bir sözcük deneyin ya da salonu arayın.`,
    nothingChosen: 'Devam etmek için en az bir hizmet seçin.',
    choose: 'Hizmet seçin',
    most: (count: number) => `Bir randevuda en çok ${count} hizmet alabilirsiniz.`,
    course: (count: number) =>
      `${count} seanslık bir kür. Şimdi ilk seansınızı alıyorsunuz; fiyat bir seans içindir. Sonraki seansları salonda birlikte planlarsınız.`,
  },
  lastVisit: {
    title: 'Geçen seferki gibi',
    otherTimes: 'Başka gün ve saatler',
    goOn: 'Uzman seçin',
    full: 'Yakında boş saat görünmüyor.',
  },
  employee: {
    title: 'Kimden hizmet almak istersiniz?',
    anyText: 'En erken boş olan uzmandan randevu alın',
    noTime: 'Şimdilik boş saati yok',
  },
  time: {
    title: 'Ne zaman uygunsunuz?',
    with: (name: string, duration: string) => `${name} ile ${duration}`,
    withAnybody: (duration: string) => `Uygun bir uzmanla ${duration}`,
    earliest: 'En erken',
    days: 'Günler',
    openMonth: 'Diğer günler ve aylar',
    closeMonth: 'Takvimi kapat',
    noRoom: 'yer yok',
    night: 'Gece',
    morning: 'Öğleden önce',
    afternoon: 'Öğleden sonra',
    evening: 'Akşam',
    suggested: 'Önerilen',
    suggestedText: 'Önerilen: salonun gününe en iyi uyan saatler',
    choose: 'Saat seçin',
    endsAt: (clock: string) => `Bitiş ${clock}`,
    failed: 'Saatler getirilemedi',
    goOn: (day: string, clock: string) => `${day}, ${clock} ile devam`,
  },
  hold: {
    asking: 'Saatiniz ayrılıyor…',
    held: (time: string) => `Saatiniz ${time} dk sizin`,
    over: 'Saatinizi ayırdığımız süre doldu.',
    again: 'Saatimi yeniden ayır',
  },
  taken: {
    title: 'Bu saat az önce doldu',
    nearest: 'Aynı gün size en yakın saatler bunlar. Yazdıklarınız duruyor.',
    none: 'Aynı gün başka boş saat kalmadı. Yazdıklarınız duruyor; başka bir gün seçebilirsiniz.',
    others: 'Başka gün ve saatler',
  },
  details: {
    title: 'Son olarak, sizi tanıyalım',
    titleKnown: 'Her şey hazır, onaylayalım mı?',
    fullName: 'Ad soyad',
    fullNameNeeded: 'Adınızı ve soyadınızı yazın.',
    phone: 'Cep telefonu',
    phoneHint: 'Doğrulama kodunu bu numaraya göndereceğiz.',
    forOther: 'Randevu başkası için',
    forOtherHint: 'Çocuğunuz ya da bir yakınınız için alıyorsanız.',
    otherName: 'Kimin için? Ad soyad',
    otherNameNeeded: 'Gelecek kişinin adını ve soyadını yazın.',
    note: 'Not',
    noteWrong: 'Notunuzu kısaltın ya da düz metin yazın.',
    noteHint: 'Uzmanınızın bilmesini istedikleriniz',
    noticeBefore: 'Bilgilerinizi nasıl koruduğumuzu',
    notice: 'KVKK aydınlatma metninde',
    noticeAfter: 'okuyabilirsiniz.',
    send: 'Kodu gönder',
    confirm: 'Randevuyu onayla',
    as: (name: string) => `${name} olarak`,
    notMe: 'Ben değilim',
    noShowApproval: `${missedTwice} bu randevuyu salon onaylayacak. Saatiniz o zamana kadar sizin kalır.`,
    approval: 'Salon randevuları kendisi onaylıyor. Onaylayana kadar randevunuz beklemede görünür.',
  },
  phoneOnly: {
    title: 'Bu salondan telefonla randevu alabilirsiniz',
    text: 'Son bir yılda birkaç randevunuza gelinmediği için salon, yeni randevuları şimdilik konuşarak veriyor. Arayın; dilerlerse bunu hemen kaldırırlar.',
  },
  banned: {
    title: 'Bu salondan internetten randevu alamıyorsunuz',
    text: 'Salon, bu hesapla online randevuyu kapatmış. Bir yanlışlık olduğunu düşünüyorsanız salonu arayabilirsiniz.',
  },
  ownTime: {
    title: 'Bu saat zaten sizin',
    text: (when: string) => `${when} için bu randevuyu almışsınız. Bir kez daha almanız gerekmiyor.`,
    show: 'Randevumu göster',
  },
  code: {
    title: 'Telefonunuza gelen kodu girin',
    change: 'Değiştir',
    none: 'Bekleyen bir kod yok. Bilgilerinizden yeni bir kod isteyebilirsiniz.',
    toDetails: 'Bilgilere dön',
  },
} as const;

type Amounts = { readonly notice: number; readonly ahead: number; readonly duration: string };

/** Why there is no room, in a customer's words. */
export const reasonTexts = {
  full: {
    title: 'Saatler dolu',
    text: 'Bu günün uygun saatleri başkalarına ayrılmış ya da boşluklar randevunuzdan kısa.',
  },
  closed: { title: 'Salon kapalı', text: 'Bu gün salon hizmet vermiyor.' },
  absent: {
    title: (name: string | null) => (name === null ? 'Uygun bir uzman yok' : `${name} bu gün çalışmıyor`),
    text: 'Başka bir gün ya da başka bir uzman seçebilirsiniz.',
  },
  'not-performed': {
    title: (name: string | null) =>
      name === null ? 'Bu hizmeti veren bir uzman yok' : `${name} bu hizmeti vermiyor`,
    text: 'Başka bir uzman seçebilir ya da salonu arayabilirsiniz.',
  },
  'too-soon': {
    title: 'Dolu ya da çok yakın',
    text: ({ notice }: Amounts) =>
      `İnternetten randevu en geç ${hoursOrMinutes(notice)} önceden alınıyor; kalan saatler dolu. Aceleniz varsa salonu arayın.`,
  },
  'too-far': {
    title: 'Bu tarih henüz açılmadı',
    text: ({ ahead }: Amounts) => `İnternetten en çok ${ahead} gün sonrasına randevu alınıyor.`,
  },
  'too-long': {
    title: 'Randevunuz bu güne sığmıyor',
    text: ({ duration }: Amounts) =>
      `Seçtikleriniz ${duration} sürüyor; bu gün o kadar uzun bir aralık yok. Hizmetleri iki güne bölebilirsiniz.`,
  },
  paused: {
    title: 'İnternetten randevu alınmıyor',
    text: 'Salon online randevuya ara vermiş. Salonu arayabilirsiniz.',
  },
  past: { title: 'Bu gün geçti', text: 'Bugün ya da sonrasından bir gün seçin.' },
} as const;

/** The same under a day, where there is room for a word. */
export const shortReasons = {
  full: 'Dolu',
  closed: 'Kapalı',
  absent: 'Uzman yok',
  'not-performed': 'Uzman yok',
  'too-soon': 'Çok yakın',
  'too-far': 'Açılmadı',
  'too-long': 'Sığmıyor',
  paused: 'Kapalı',
} as const;
