export const texts = {
  code: 'Doğrulama kodu, 6 hane',
  needed: 'SMS ile gelen 6 haneyi yazın.',
} as const;
