import { bookingRefusals } from './core/booking/errors.ts';
import { closingRefusals } from './core/closing/errors.ts';
import { importRefusals } from './core/import/errors.ts';
import { inventoryRefusals } from './core/inventory/errors.ts';
import { paymentRefusals } from './core/payment/errors.ts';
import { reviewRefusals } from './core/review/errors.ts';
import { settlementRefusals } from './core/settlement/errors.ts';
import { subscriptionRefusals } from './core/subscription/errors.ts';

// Every refusal: code, HTTP status and Turkish sentence in one record.

type RefusalText = { readonly status: number; readonly message: string };

export const refusals = {
  'bad-request': { status: 400, message: 'İstek anlaşılamadı. Girdiğiniz bilgileri kontrol edin.' },
  'wrong-credentials': { status: 400, message: 'Bilgiler eşleşmedi. Kontrol edip yeniden deneyin.' },
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
  'phone-taken': { status: 409, message: 'Bu numara başka bir hesapta kayıtlı. Başka bir numara yazın.' },
  'email-taken': { status: 409, message: 'Bu e-posta başka bir hesapta kayıtlı. Başka bir adres yazın.' },
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
  'own-rights': { status: 403, message: 'Kendi yetkilerinizi değiştiremezsiniz. Tam yetkiliden isteyin.' },
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
  'password-needed': {
    status: 403,
    message:
      'Bunun için parolanızla giriş yapmanız gerekiyor. Parolanız yoksa “Parolamı unuttum” ile belirleyebilirsiniz.',
  },
  'password-exists': {
    status: 409,
    message:
      'Bu numaranın Ayna’da parolası var. Parolanızla giriş yapabilir, unuttuysanız yenileyebilirsiniz.',
  },
  'code-needed': {
    status: 403,
    message:
      'Kodu gireli epey oldu. “Parolamı unuttum” ile yeni bir kod alıp parolanızı belirleyebilirsiniz.',
  },
  'not-allowed': { status: 403, message: 'Bu işlem için yetkiniz yok. Salon sahibinden isteyebilirsiniz.' },
  'not-found': { status: 404, message: 'Aradığınız kayıt bulunamadı. Silinmiş ya da taşınmış olabilir.' },
  'too-slow': { status: 408, message: 'Yanıt zamanında gelmedi. Yeniden deneyin.' },
  conflict: { status: 409, message: 'Bu kayıt siz bakarken değişti. Son hâlini görüp yeniden deneyin.' },
  'too-large': { status: 413, message: 'Gönderdiğiniz içerik çok büyük. Kısaltıp yeniden gönderin.' },
  'wrong-content-type': { status: 415, message: 'Bu tür kabul edilmiyor. Başka bir biçimde gönderin.' },
  'too-quick': {
    status: 422,
    message: 'Form çok hızlı gönderildi. Birkaç saniye bekleyip yeniden gönderin.',
  },
  'invalid-fields': {
    status: 422,
    message: 'Bazı alanlar hatalı. Girdiğiniz bilgileri gözden geçirin.',
  },
  'key-reused': {
    status: 422,
    message: 'Bu istek daha önce başka bilgilerle gönderildi. Sayfayı yenileyip yeniden deneyin.',
  },
  'too-many-requests': { status: 429, message: 'Çok sık denediniz. Biraz bekleyip yeniden deneyin.' },
  unexpected: { status: 500, message: 'Sunucuda bir hata oluştu. Biraz sonra yeniden deneyin.' },
  'bad-gateway': { status: 502, message: 'Sunucudan geçersiz bir yanıt geldi. Yeniden deneyin.' },
  unavailable: { status: 503, message: 'Hizmet şu anda kullanılamıyor. Biraz sonra yeniden deneyin.' },
  'package-needed': {
    status: 403,
    message: 'Paketinizin ya da denemenizin süresi doldu. Yeni kayıt eklemek için bir paket seçin.',
  },
  'quota-full': {
    status: 409,
    message: 'Paketinizin sınırına ulaştınız. Devam etmek için paketinizi yükseltin.',
  },
  'feature-needed': {
    status: 403,
    message:
      'Kendi renkleriniz ve bölüm sıranız paketinizde yok. Yayınlamak için paketinizi yükseltin; metinleriniz hazır renklerle de yayınlanır.',
  },
  'low-contrast': {
    status: 422,
    message: 'Bu renkler birlikte zor okunuyor. Önerilen en yakın okunur tonlardan birini seçin.',
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
  suspended: { status: 403, message: 'Salonunuz askıya alındı. Yeniden açılması için bize yazın.' },
  'unknown-service': { status: 409, message: 'Seçtiğiniz hizmetlerden biri artık yok. Listeyi yenileyin.' },
  'too-many-recurring': {
    status: 409,
    message: 'Bir salonda en çok 100 düzenli gider olabilir. Kullanmadıklarınızı silip yeniden deneyin.',
  },
  'too-many-services': {
    status: 409,
    message: 'Bir salonda en çok 500 hizmet olabilir. Kullanmadıklarınızı silip yeniden deneyin.',
  },
  'price-too-high': {
    status: 422,
    message: 'Bu oranla bir hizmetin fiyatı ₺9.999.999,99 sınırını aşıyor. Daha küçük bir oran yazın.',
  },
  ...inventoryRefusals,
  ...settlementRefusals,
  ...closingRefusals,
  ...paymentRefusals,
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
  ...reviewRefusals,
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
  ...bookingRefusals,
  'two-accounts': {
    status: 409,
    message:
      'Bu iki kartın arkasında iki ayrı hesap var. Aynı kişi olmayabilirler, bu yüzden birleştirilmedi.',
  },
  'phone-has-card': {
    status: 409,
    message: 'Bu telefonla kayıtlı bir müşteri kartı var. O kartı açın ya da iki kartı birleştirin.',
  },
  ...importRefusals,
  ...subscriptionRefusals,
} as const satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusals;
