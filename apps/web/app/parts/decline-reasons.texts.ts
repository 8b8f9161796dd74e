import type { AttemptReason } from '@ayna/contracts/core/payment/attempts';

type Words = {
  /** After "Bankanın yanıtı": short. */
  readonly short: string;
  /** What the person can do about it. */
  readonly advice: string;
};

const again = 'Birazdan yeniden deneyebilir ya da başka bir kartla ödeyebilirsiniz.';

export const declineReasons: Readonly<Record<AttemptReason, Words>> = {
  'insufficient-funds': {
    short: 'limit ya da bakiye yetersiz',
    advice: 'Başka bir kartla deneyebilir ya da limitinizi yükseltip yeniden gelebilirsiniz.',
  },
  declined: {
    short: 'banka onaylamadı',
    advice: 'Bankalar nedenini bize söylemez. Bankanızı arayabilir ya da başka bir kartla deneyebilirsiniz.',
  },
  'expired-card': {
    short: 'kartın süresi dolmuş',
    advice: 'Yeni kartınızın bilgileriyle deneyin.',
  },
  'wrong-card': {
    short: 'kart numarası yanlış',
    advice: 'Kart numarasını kontrol edip yeniden deneyin.',
  },
  'wrong-cvc': {
    short: 'güvenlik kodu yanlış',
    advice: 'Kartın arkasındaki CVC kodunu kontrol edip yeniden deneyin.',
  },
  'not-permitted': {
    short: 'kart internetten ödemeye kapalı',
    advice:
      'Bankanızın uygulamasından internet alışverişini açabilir ya da başka bir kartla deneyebilirsiniz.',
  },
  'card-blocked': {
    short: 'kart kullanıma kapalı',
    advice: 'Bankanızı arayın ya da başka bir kartla deneyin.',
  },
  'suspected-fraud': {
    short: 'ödeme güvenlik kontrolünden geçmedi',
    advice: 'Kendi adınıza bir kartla deneyin ya da bize yazın.',
  },
  'not-confirmed': {
    short: 'banka onayı tamamlanmadı',
    advice: 'Bankanızın gönderdiği kodu girmeniz gerekir. Yeniden deneyebilirsiniz.',
  },
  abandoned: {
    short: 'banka sayfası onaylanmadan kapandı',
    advice: 'Hazır olduğunuzda yeniden deneyebilirsiniz.',
  },
  superseded: {
    short: 'bu sipariş için yeni bir deneme başladı',
    advice: 'Son denemenizin sonucuna paket yönetiminden bakabilirsiniz.',
  },
  mismatch: {
    short: 'tutar bankadaki kayıtla uyuşmadı',
    advice: 'Paranız alındıysa kendiliğinden geri döner. Yeniden deneyebilir ya da bize yazabilirsiniz.',
  },
  'provider-error': {
    short: 'ödeme kuruluşuna ulaşılamadı',
    advice: again,
  },
};
