// Every refusal a person can meet: its code, its HTTP status and its sentence, in one record.

type Sentence = { readonly status: number; readonly message: string };

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
  'own-rights': { status: 403, message: 'Kendi yetkilerinizi değiştiremezsiniz.' },
  'last-administrator': {
    status: 409,
    message: 'Salonun tek tam yetkilisi kaldırılamaz. Önce başka birine tam yetki verin.',
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
  'not-a-trial': { status: 409, message: 'Bu salonun bir paketi var; uzatılacak bir deneme süresi yok.' },
} as const satisfies Record<string, Sentence>;

export type RefusalCode = keyof typeof refusals;

/** What is wrong with one field, said to the person who filled it. */
export const fieldMessages = {
  required: 'Bu alan gerekli.',
  tooShort: (least: number) => `En az ${least} karakter girin.`,
  tooLong: (most: number) => `En fazla ${most} karakter girebilirsiniz.`,
  tooSmall: (least: number) => `En az ${least} olmalı.`,
  tooBig: (most: number) => `En fazla ${most} olabilir.`,
  tooFew: (least: number) => `En az ${least} tane seçin.`,
  tooMany: (most: number) => `En fazla ${most} tane seçebilirsiniz.`,
  notInList: 'Listeden bir değer seçin.',
  malformed: 'Bu alanın biçimi geçersiz.',
  notAName: 'Adınızı ve soyadınızı yazın; bağlantı eklemeyin.',
  notAnEmail: 'Geçerli bir e-posta adresi girin.',
  notAPhone: 'Geçerli bir telefon numarası girin.',
  guessable: 'Bu parola kolay tahmin edilir. Başka bir parola seçin.',
  notAMobile: '5 ile başlayan bir cep telefonu numarası girin.',
} as const;
