import type { Lesson } from '../../parts/lesson-url.ts';
import { paths } from '../../paths.ts';

type LessonText = {
  readonly title: string;
  readonly steps: readonly string[];
  /** What its picture shows. */
  readonly picture: string;
  /** How long it takes to read and look at. */
  readonly seconds: number;
  readonly go: { readonly to: string; readonly text: string };
  /** The answer of the help that tells more. */
  readonly more: { readonly slug: string; readonly text: string };
};

const lessons: Readonly<Record<Lesson, LessonText>> = {
  create: {
    title: 'Salonunuzu oluşturun',
    steps: [
      'Salon türünüzü seçin; hizmet listeniz ona göre hazır gelir.',
      'Adınızı, adresinizi ve saatlerinizi yazın.',
      'Fiyatları düzeltin, ekibinizi ekleyin, salonu açın.',
    ],
    picture: 'Salon oluşturmanın ilk adımı: altı salon türü, her biri kendi dokusuyla',
    seconds: 45,
    go: { to: paths.signUp, text: 'Oluşturmaya başlayın' },
    more: { slug: 'yayinlama', text: 'Müşterilere açmak' },
  },
  hours: {
    title: 'Saatlerinizi belirleyin',
    steps: [
      'Açık olduğunuz günleri açın, saatini yazın.',
      'Bir günü girin, “Bütün günlere uygula” deyin.',
      'Mola ekleyin; gece yarısını geçen kapanış da olur.',
    ],
    picture: 'Saatler ve tatiller bölümü: her gün için açılış ve kapanış saati',
    seconds: 40,
    go: { to: paths.salonInfo, text: 'Salon bilgilerini açın' },
    more: { slug: 'saat-kapatma', text: 'Tek bir saati kapatmak' },
  },
  service: {
    title: 'Hizmet ekleyin',
    steps: [
      'Adını, süresini ve fiyatını yazın.',
      'Kim yapıyor, işaretleyin.',
      'Seanslıysa sayısını ve aralığını girin.',
    ],
    picture: 'Hizmet ekleme sayfası: ad, süre ve fiyat dolu',
    seconds: 50,
    go: { to: paths.addService, text: 'Hizmet ekleyin' },
    more: { slug: 'seansli-hizmet', text: 'Seanslar nasıl ilerler' },
  },
  team: {
    title: 'Ekibinizi çağırın, yetkisini verin',
    steps: [
      'Adını ve telefonunu yazın; davet SMS ile gider.',
      'Pozisyonunu seçin, yetkileri dolsun.',
      'Anahtarları tek tek açıp kapatın; o an geçerli olur.',
    ],
    picture: 'Bir kuaförün yetkileri: hazır düzenler ve tek tek anahtarlar',
    seconds: 60,
    go: { to: paths.addEmployee, text: 'Çalışan ekleyin' },
    more: { slug: 'kasayi-kim-gorur', text: 'Kasayı kim görür' },
  },
  day: {
    title: 'Günü okuyun',
    steps: [
      'Her sütun bir kişi, taralı yerler kapalı.',
      'Renk, simge ve söz randevunun durumunu söyler.',
      'Mürdüm çizgi şimdiyi gösterir.',
    ],
    picture: 'Takvimde bir gün: ekibin sütunları, renkli randevular ve şimdiki saatin çizgisi',
    seconds: 30,
    go: { to: paths.profile, text: 'Takvimi açın' },
    more: { slug: 'ust-uste-randevu', text: 'Üst üste randevu' },
  },
  book: {
    title: 'Randevu ekleyin',
    steps: [
      'Boş saate dokunun, “Randevu ekle” deyin.',
      'Müşteriyi adıyla ya da telefonuyla bulun; yeniyse yazın.',
      'Hizmeti seçin; süresi ve fiyatı kendiliğinden gelir.',
    ],
    picture: 'Takvimin yanında açılan randevu formu: müşteri ve saat seçili',
    seconds: 35,
    go: { to: paths.addAppointment, text: 'Randevu ekleyin' },
    more: { slug: 'yoldan-gelen', text: 'Yoldan gelen müşteri' },
  },
  move: {
    title: 'Randevuyu taşıyın',
    steps: [
      'Tutup yeni saatine sürükleyin; telefonda önce basılı tutun.',
      'Dolu saate bırakılmaz, yakındaki boş saatler çıkar.',
      'Yanlış olduysa “Geri al” deyin.',
    ],
    picture: 'Bir randevu başka bir saate sürüklenirken: eski yeri soluk, yeni saati yanında yazıyor',
    seconds: 30,
    go: { to: paths.profile, text: 'Takvimi açın' },
    more: { slug: 'randevu-tasima', text: 'Taşımanın üç yolu' },
  },
  complete: {
    title: '“Tamamlandı” deyin',
    steps: [
      'Randevuya dokunun, “Tamamlandı Olarak İşaretle” deyin.',
      'Gelir kendiliğinden, bir kez yazılır.',
      'Ödeme türünü tahsilatta seçin; bir dakika içinde geri alınır.',
    ],
    picture: 'Açık bir randevu: saati, hizmeti, müşterisi ve tamamlama düğmesi',
    seconds: 25,
    go: { to: paths.profile, text: 'Takvimi açın' },
    more: { slug: 'tamamlandi-geri-alma', text: 'Yanlışlıkla bastıysanız' },
  },
  share: {
    title: 'Sitenizi paylaşın',
    steps: [
      'Altı şablondan birini seçin.',
      'Renginizi ve fotoğraflarınızı koyun, yayınlayın.',
      'Adresi profilinize, karekodu camınıza koyun.',
    ],
    picture: 'Bir kuaförün salon sitesi: büyük başlık, saç deseni ve randevu düğmesi',
    seconds: 45,
    go: { to: paths.templates, text: 'Şablonlara bakın' },
    more: { slug: 'karekod', text: 'Karekod bastırmak' },
  },
  month: {
    title: 'Ayı kapatın',
    steps: [
      'Ayı seçin; gelir, gider ve kalan önünüze gelir.',
      'Bekleyen alacak ve borçlara bakın.',
      'PDF’i indirin, muhasebecinize verin.',
    ],
    picture: 'Biten bir ayın raporu: gelir, gider, net ve günlük gelirler',
    seconds: 40,
    go: { to: paths.monthlyReport, text: 'Aylık raporu açın' },
    more: { slug: 'muhasebeciye', text: 'Muhasebeciye ne verilir' },
  },
};

const seconds = Object.values(lessons).reduce((sum, lesson) => sum + lesson.seconds, 0);

export const texts = {
  documentTitle: 'Nasıl kullanılır · Ayna',
  description:
    'Ayna on kısa derste: salonu açmak, hizmet ve ekip eklemek, randevu almak ve taşımak, kasayı ve ayı kapatmak. Resimler üründen.',
  title: 'On kısa ders, bir çay süresi.',
  lead: `Hepsi birlikte ${Math.ceil(seconds / 60)} dakikadan kısa. Resimler üründen çekilir, ürün değişince onlar da değişir.`,
  start: 'İlk derse başlayın',
  rail: 'Dersler',
  seconds: (count: number) => `${count} sn`,
  lessons,
  closing: 'Elinizi sürün, en iyi öyle öğrenilir.',
  closingText: '14 gün ücretsiz, kart istemez.',
  createSalon: 'Salonunuzu oluşturun',
} as const;
