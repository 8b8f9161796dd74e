import type { OperatorDetail } from '../../../server/operator.ts';

/** Said where a detail of the operator is not set, so that nobody takes it for one. */
const unset: Readonly<Record<OperatorDetail, string>> = {
  tradeName: 'Ticaret unvanı girilmedi',
  address: 'Adres girilmedi',
  mersis: 'MERSİS numarası girilmedi',
  email: 'E-posta girilmedi',
  kep: 'KEP adresi girilmedi',
  phone: 'Telefon girilmedi',
};

export const texts = {
  documentTitle: (title: string) => `${title} · Ayna`,
  dataNotice: {
    title: 'KVKK kapsamında aydınlatma metni',
    description: 'Ayna’nın kişisel verileri hangi amaçla işlediği, kimlere aktardığı ve haklarınız.',
  },
  privacy: {
    title: 'Gizlilik politikası',
    description: 'Ayna neyi neden tutar, neyi hiç tutmaz; çerezler, mesajlar, güvenlik.',
  },
  agreements: {
    title: 'Sözleşmeler',
    description: 'Ayna’nın kullanım sözleşmesi ve salonlar için veri işleme şartları.',
  },
  distanceSales: {
    title: 'Mesafeli satış sözleşmesi',
    description:
      'Ayna paketlerini ve ek SMS paketlerini satın alırken geçerli sözleşme: ödeme, yenileme, cayma.',
  },
  refunds: {
    title: 'Teslimat ve iade politikası',
    description: 'Satın aldığınız paket ne zaman açılır; paranız hangi durumda, nasıl iade edilir.',
  },
  version: (version: number, day: string) => `Sürüm ${version} · ${day}`,
  contents: 'İçindekiler',
  unset,
} as const;
