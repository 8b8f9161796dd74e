import { importRefusals } from './core/import/errors.ts';

// Every refusal: code, HTTP status and Turkish sentence in one record.

type RefusalText = { readonly status: number; readonly message: string };

export const refusals = {
  'bad-request': { status: 400, message: 'İstek anlaşılamadı. Girdiğiniz bilgileri kontrol edin.' },
  'wrong-credentials': { status: 400, message: 'Bilgiler eşleşmedi. Kontrol edip tekrar deneyin.' },
  'wrong-code': { status: 400, message: 'Kod doğru değil. Son gelen SMS’teki kodu yazın.' },
  'code-spent': {
    status: 400,
    message: 'Bu kodun süresi doldu ya da çok kez denendi. Yeni bir kod isteyin.',
  },
  'code-too-soon': { status: 429, message: 'Yeni kod için biraz bekleyin.' },
  'phone-not-proved': {
    status: 403,
    message: 'Telefonunuz henüz doğrulanmadı. Gelen kodu yazarak hesabınızı açın.',
  },
  'phone-taken': { status: 409, message: 'Bu numara başka bir hesapta kayıtlı.' },
  'email-taken': { status: 409, message: 'Bu e-posta başka bir hesapta kayıtlı.' },
  'link-over': {
    status: 410,
    message: 'Bu bağlantının süresi doldu ya da kullanıldı. Hesabınızdan yeni bir bağlantı isteyin.',
  },
  'second-factor-needed': {
    status: 403,
    message: 'Devam etmek için doğrulama uygulamanızdaki kodu yazın.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Bu işlem için iki adımlı doğrulama gerekiyor. Hesabım sayfasından açabilirsiniz.',
  },
  'wrong-second-factor': {
    status: 400,
    message: 'Kod doğru değil. Uygulamanın şu anda gösterdiği kodu yazın.',
  },
  'second-factor-on': { status: 409, message: 'İki adımlı doğrulama zaten açık.' },
  'beyond-own-rights': {
    status: 403,
    message: 'Kendinizde olmayan bir yetkiyi başkasına veremezsiniz. Salonun tam yetkilisine danışın.',
  },
  'own-rights': { status: 403, message: 'Kendi yetkilerinizi değiştiremezsiniz.' },
  'last-administrator': {
    status: 409,
    message: 'Salonun tek tam yetkilisi kaldırılamaz. Önce başka birine tam yetki verin.',
  },
  'still-member': {
    status: 409,
    message:
      'Bir salonda çalışırken hesabınızı silemezsiniz. Önce salondan ayrılın; salon sizinse bize yazın, birlikte kapatalım.',
  },
  'staff-account': {
    status: 409,
    message: 'Yönetici hesabı silinemez. Önce yönetici yetkisinin kaldırılması gerekir.',
  },
  'appointment-coming': {
    status: 409,
    message: 'Bu müşterinin gelecek bir randevusu var. Önce randevuyu sonuçlandırın ya da iptal edin.',
  },
  'sign-in-needed': { status: 401, message: 'Devam etmek için giriş yapmanız gerekiyor.' },
  'not-allowed': { status: 403, message: 'Bu işlem için yetkiniz yok.' },
  'not-found': { status: 404, message: 'Aradığınız kayıt bulunamadı.' },
  'too-slow': { status: 408, message: 'İstek zaman aşımına uğradı. Lütfen tekrar deneyin.' },
  conflict: { status: 409, message: 'Bu kayıt siz bakarken değişti. Son halini görüp tekrar deneyin.' },
  'too-large': { status: 413, message: 'Gönderdiğiniz içerik çok büyük.' },
  'wrong-content-type': { status: 415, message: 'Bu içerik türü kabul edilmiyor.' },
  'too-quick': { status: 422, message: 'Form çok hızlı gönderildi. Birkaç saniye bekleyip tekrar gönderin.' },
  'invalid-fields': {
    status: 422,
    message: 'Bazı alanlar hatalı. Lütfen girdiğiniz bilgileri gözden geçirin.',
  },
  'key-reused': {
    status: 422,
    message: 'Bu istek daha önce başka bilgilerle gönderildi. Sayfayı yenileyip tekrar deneyin.',
  },
  'too-many-requests': { status: 429, message: 'Çok fazla istek gönderildi. Biraz bekleyip tekrar deneyin.' },
  unexpected: { status: 500, message: 'Sunucuda bir hata oluştu. Lütfen daha sonra tekrar deneyin.' },
  'bad-gateway': { status: 502, message: 'Geçersiz bir yanıt alındı. Lütfen tekrar deneyin.' },
  unavailable: { status: 503, message: 'Hizmet şu anda kullanılamıyor. Lütfen birazdan tekrar deneyin.' },
  'package-needed': {
    status: 403,
    message: 'Paketinizin ya da denemenizin süresi doldu. Yeni kayıt eklemek için bir paket seçin.',
  },
  'quota-full': {
    status: 409,
    message: 'Paketinizin sınırına ulaştınız. Devam etmek için paketinizi yükseltin.',
  },
  'path-taken': { status: 409, message: 'Bu sayfa adresi başka bir salonun. Başka bir adres deneyin.' },
  'unknown-district': {
    status: 422,
    message: 'Seçtiğiniz ilçe bu ilde bulunmuyor. İli ve ilçeyi yeniden seçin.',
  },
  'too-many-salons': {
    status: 409,
    message: 'Bir hesapla en çok 10 salon açılabilir. Daha fazlası için bize yazın.',
  },
  suspended: { status: 403, message: 'Salonunuz platformca durduruldu. Açılması için bize yazın.' },
  'unknown-service': { status: 409, message: 'Seçtiğiniz hizmetlerden biri artık yok. Listeyi yenileyin.' },
  'too-many-services': {
    status: 409,
    message: 'Bir salonda en çok 500 hizmet olabilir. Kullanmadıklarınızı silip tekrar deneyin.',
  },
  'price-too-high': {
    status: 422,
    message: 'Bu oranla bir hizmetin fiyatı ₺9.999.999,99 sınırını aşıyor. Daha küçük bir oran yazın.',
  },
  'unknown-employee': { status: 409, message: 'Seçtiğiniz çalışanlardan biri artık yok. Listeyi yenileyin.' },
  'owner-stays': { status: 409, message: 'Salon sahibi ekipten çıkarılamaz ve pasif yapılamaz.' },
  'joined-already': { status: 409, message: 'Bu çalışan davetini zaten kabul etti.' },
  'invited-too-often': {
    status: 429,
    message: 'Bugün yeterince davet gönderildi. Yeni bir davet için 24 saat bekleyin.',
  },
  'invitation-over': {
    status: 410,
    message: 'Bu davetin süresi doldu ya da geri alındı. Salonunuzdan yeni bir davet isteyin.',
  },
  'invitation-of-another': {
    status: 409,
    message: 'Bu davet başka bir telefon ya da e-posta için gönderilmiş. O hesapla giriş yapın.',
  },
  'employed-already': {
    status: 409,
    message: 'Bu hesap başka bir salonun ekibinde. Önce oradan ayrılmanız gerekiyor.',
  },
  'in-team-already': { status: 409, message: 'Bu kişi ekibinizde zaten var.' },
  'picture-too-large': { status: 413, message: 'Fotoğraf en çok 8 MB olabilir. Daha küçük bir dosya seçin.' },
  'picture-too-wide': {
    status: 422,
    message: 'Fotoğraf en çok 25 megapiksel olabilir. Küçültüp yeniden yükleyin.',
  },
  'not-a-picture': { status: 415, message: 'Yalnızca JPG, PNG ve WebP fotoğraflar yüklenebilir.' },
  'picture-broken': {
    status: 422,
    message: 'Fotoğraf okunamadı. Dosya bozuk olabilir; başka bir fotoğraf deneyin.',
  },
  'slot-taken': { status: 409, message: 'Bu saat az önce doldu. Size en yakın boş saatleri gösterelim.' },
  'outside-hours': { status: 409, message: 'Bu saatte hizmet verilmiyor. Başka bir saat seçin.' },
  'too-many-holds': {
    status: 429,
    message: 'Bu gün için şu anda çok sayıda kişi randevu alıyor. Birkaç dakika sonra yeniden deneyin.',
  },
  'too-many-bookings': {
    status: 409,
    message: 'Bu salonda en çok 8 ileri tarihli randevunuz olabilir. Birini iptal edin ya da salonu arayın.',
  },
  'hold-over': { status: 409, message: 'Ayırdığımız sürenin vakti doldu. Saati yeniden seçin.' },
  'not-performed': { status: 409, message: 'Seçtiğiniz kişi bu hizmeti vermiyor. Başka birini seçin.' },
  banned: { status: 403, message: 'Bu salondan çevrim içi randevu alamıyorsunuz. Salonu arayabilirsiniz.' },
  'booking-paused': {
    status: 409,
    message: 'Salon şu anda çevrim içi randevu almıyor. Salonu arayabilirsiniz.',
  },
  'status-changed': {
    status: 409,
    message: 'Bu randevunun durumu siz bakarken değişti. Son halini görüp tekrar deneyin.',
  },
  'approved-stays': {
    status: 409,
    message: 'Onaylanan randevu yeniden onaya alınamaz. Dilerseniz taşıyın ya da iptal edin.',
  },
  'too-late': { status: 409, message: 'Bu işlem için süre geçti. Salonu arayabilirsiniz.' },
  'undo-over': { status: 409, message: 'Geri alma süresi doldu.' },
  'has-appointments': {
    status: 409,
    message: 'Bu çalışanın ileri tarihli randevuları var. Önce onları taşıyın ya da iptal edin.',
  },
  'two-accounts': {
    status: 409,
    message:
      'Bu iki kartın arkasında iki ayrı hesap var. Aynı kişi olmayabilirler, bu yüzden birleştirilmedi.',
  },
  'phone-has-card': { status: 409, message: 'Bu telefonla kayıtlı bir müşteri kartı var.' },
  ...importRefusals,
  'not-a-trial': { status: 409, message: 'Bu salonun bir paketi var; uzatılacak bir deneme süresi yok.' },
} as const satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusals;

/** What is wrong with one field, for the person who filled it in. */
export const fieldMessages = {
  required: 'Bu alan gerekli.',
  tooShort: (min: number) => `En az ${min} karakter girin.`,
  tooLong: (max: number) => `En fazla ${max} karakter girebilirsiniz.`,
  tooSmall: (min: number) => `En az ${min} olmalı.`,
  tooBig: (max: number) => `En fazla ${max} olabilir.`,
  tooFew: (min: number) => `En az ${min} tane seçin.`,
  tooMany: (max: number) => `En fazla ${max} tane seçebilirsiniz.`,
  notInList: 'Listeden bir değer seçin.',
  malformed: 'Bu alanın biçimi geçersiz.',
  notAName: 'Adınızı ve soyadınızı yazın; bağlantı eklemeyin.',
  notABusinessName: 'Salonun adını yazın; internet adresi eklemeyin.',
  notAnEmail: 'Geçerli bir e-posta adresi girin.',
  notAPhone: 'Geçerli bir telefon numarası girin; yurt dışı numarasını + ve ülke koduyla yazın.',
  wrongPassword: 'Parolanız bu değil. Kontrol edip tekrar yazın.',
  guessable: 'Bu parola kolay tahmin edilir. Başka bir parola seçin.',
  notATime: 'Geçersiz saat',
  yearOutOfRange: 'Yıl 2000 ile 2100 arasında olmalı.',
  birthYear: 'Doğum yılı 1900 ya da sonrası olmalı.',
  spanTooLong: (days: number) => `En fazla ${days} günlük bir aralık seçebilirsiniz.`,
  dayTwice: 'Her gün bir kez yazılabilir.',
  endBeforeStart: 'Bitiş başlangıçtan sonra olmalı.',
  notAPath: 'Küçük harf, rakam ve tire kullanın; harfle başlayın.',
  notAHandle: 'Yalnızca kullanıcı adını yazın.',
  notOurPicture: 'Bu adres bir fotoğrafımıza ait değil. Fotoğrafı yeniden yükleyin.',
  phasesDiffer: 'Çalışma, bekleme ve bitiş toplamı süreye eşit olmalı.',
  sessionsMissing: 'Seans sayısını ve aralığını yazın.',
  sessionsNotInOrder: 'Seanslar bu randevudan sonra ve sırayla olmalı.',
  tooManySessions: 'Bu hizmetin bu kadar seansı kalmadı.',
  oneServiceOnly: 'Süre yalnızca tek hizmetli randevuda değiştirilebilir.',
  contactMissing: 'Davet için telefon ya da e-posta yazın.',
  suspensionReason: 'Nedeni salon sahibinin anlayacağı bir cümleyle yazın.',
  whoMissing: 'Kimi engellediğinizi seçin.',
  notAMobile: '5 ile başlayan bir cep telefonu numarası girin.',
  foreignMobile:
    'Yurt dışı numaralarına SMS gönderemiyoruz; 5 ile başlayan bir Türkiye cep telefonu numarası girin.',
} as const;
