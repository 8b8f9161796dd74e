/** By strength; nothing typed is asked for, not judged. */
export const strengthTexts = [
  'En az 10 karakter.',
  'Zayıf parola',
  'Orta parola',
  'Güçlü parola',
  'Çok güçlü parola',
] as const;
