/** The words of the stand-in's bank. */
export const bankTexts = {
  title: 'Deneme Bankası 3D Secure',
  lead: (price: string) => `Ayna için ${price} TL ödemeyi onaylayın.`,
  code: 'Telefonunuza gelen kod',
  hint: (code: string) => `Deneme kodu: ${code}`,
  wrong: 'Kod doğru değil.',
  approve: 'Onayla',
  refuse: 'Reddet',
  leaving: 'Ayna’ya dönülüyor…',
  go: 'Devam et',
};
