export const texts = {
  text: 'Bu sayfayı hazırlıyoruz. Açıldığında yeri burası olacak.',
} as const;
