/** Words of the form's address, as the calendar and the search write them. Apart from its texts, which weigh more. */
export const queryNames = {
  date: 'gun',
  time: 'saat',
  employee: 'calisan',
  minutes: 'sure',
  customer: 'musteri',
  service: 'hizmet',
  place: 'yeni',
} as const;
