export const texts = {
  customer: 'Müşteri',
  did: {
    booked: 'az önce ekledi',
    approved: 'az önce onayladı',
    moved: 'az önce taşıdı',
    reassigned: 'az önce devretti',
    service: 'az önce hizmetini değiştirdi',
    resized: 'az önce süresini değiştirdi',
    noted: 'az önce not yazdı',
    undone: 'az önce geri aldı',
  },
  turned: {
    Pending: 'az önce beklemeye aldı',
    Approved: 'az önce onayladı',
    Completed: 'az önce tamamladı',
    Canceled: 'az önce iptal etti',
    NoShow: 'az önce gelmedi dedi',
  } as Readonly<Record<string, string>>,
  changed: 'az önce değiştirdi',
  chip: (who: string, did: string) => `${who} ${did}`,
  said: (chip: string, name: string, clock: string) =>
    `${chip}: ${[name, clock].filter(Boolean).join(', ')}.`,
} as const;
