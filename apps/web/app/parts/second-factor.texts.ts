export const texts = {
  title: 'Doğrulama kodu',
  why: 'Bu işlem kişisel verileri ilgilendiriyor. Devam etmek için doğrulama uygulamanızdaki kodu yazın; 8 saat yeniden sormayız.',
  code: 'Uygulamadaki kod ya da bir kurtarma kodu',
  pass: 'Devam et',
} as const;
