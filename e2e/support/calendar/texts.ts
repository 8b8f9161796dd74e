/** Who works in the journeys' calendars, and who comes. */
export const colleagues = [
  ['Deniz', 'Korkmaz'],
  ['Elif', 'Şahin'],
  ['Burak', 'Yıldız'],
  ['İpek', 'Çelik'],
] as const;

export const guests = [
  ['Zeynep', 'Arslan'],
  ['Şule', 'Gürbüz'],
  ['Gülşah', 'Öztürk'],
  ['Irmak', 'Yüce'],
  ['Ali Eren', 'Koç'],
  ['Nilüfer', 'Sezer'],
  ['Çağla', 'İnan'],
] as const;

export const shortMonths = [
  'Oca',
  'Şub',
  'Mar',
  'Nis',
  'May',
  'Haz',
  'Tem',
  'Ağu',
  'Eyl',
  'Eki',
  'Kas',
  'Ara',
] as const;

export const pageTexts = { title: 'Profil takvimi', navigator: 'Gün seçimi' } as const;
