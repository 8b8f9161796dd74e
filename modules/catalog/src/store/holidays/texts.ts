/** Law 2429 on national and general holidays. */
export const nationalDays = [
  { day: '01-01', name: 'Yılbaşı', kind: 'full' },
  { day: '04-23', name: 'Ulusal Egemenlik ve Çocuk Bayramı', kind: 'full' },
  { day: '05-01', name: 'Emek ve Dayanışma Günü', kind: 'full' },
  { day: '05-19', name: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', kind: 'full' },
  { day: '07-15', name: 'Demokrasi ve Millî Birlik Günü', kind: 'full' },
  { day: '08-30', name: 'Zafer Bayramı', kind: 'full' },
  { day: '10-28', name: 'Cumhuriyet Bayramı Arifesi', kind: 'half' },
  { day: '10-29', name: 'Cumhuriyet Bayramı', kind: 'full' },
] as const;

export const feasts = [
  {
    eve: 'Ramazan Bayramı Arifesi',
    days: ['Ramazan Bayramı 1. Gün', 'Ramazan Bayramı 2. Gün', 'Ramazan Bayramı 3. Gün'],
    starts: ['2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04'],
  },
  {
    eve: 'Kurban Bayramı Arifesi',
    days: [
      'Kurban Bayramı 1. Gün',
      'Kurban Bayramı 2. Gün',
      'Kurban Bayramı 3. Gün',
      'Kurban Bayramı 4. Gün',
    ],
    starts: ['2026-05-27', '2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13'],
  },
] as const;
