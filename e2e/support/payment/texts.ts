/** The words of the stand-in's bank. */
export const bankWords = {
  title: 'Deneme Bankası 3D Secure',
  code: 'Telefonunuza gelen kod',
  approve: 'Onayla',
  refuse: 'Reddet',
} as const;

/** A number whose check digits are right; nobody has it. */
export const taxDetails = {
  kind: 'person',
  name: 'Gonca',
  lastname: 'Arman',
  title: 'Nehir Saç Atölyesi',
  taxOffice: 'Kadıköy',
  taxNumber: '10000000146',
  address: 'Moda Caddesi 12',
  district: 'Kadıköy',
  city: 'İstanbul',
} as const;

/** What the payment page and its result say. */
export const formWords = {
  number: 'Kart numarası',
  holder: 'Kart üzerindeki ad',
  name: 'Gonca Arman',
  expiry: 'Son kullanma',
  cvc: 'CVC',
  read: 'Ön bilgilendirme formunu okudum.',
  accept: /kabul ediyorum/,
  pay: /öde$/,
  isOpen: (name: string) => `${name} paketiniz açık`,
} as const;
