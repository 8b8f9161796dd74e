export const texts = {
  customer: 'Müşteri',
  did: {
    booked: 'az önce ekledi',
    approved: 'az önce onayladı',
    moved: 'az önce taşıdı',
    reassigned: 'az önce devretti',
    service: 'az önce hizmetini değiştirdi',
    price: 'az önce tutarını değiştirdi',
    resized: 'az önce süresini değiştirdi',
    noted: 'az önce not yazdı',
    undone: 'az önce geri aldı',
    confirmed: 'geleceğini bildirdi',
    forgiven: 'az önce affetti',
    counted: 'affı az önce geri aldı',
  },
  turned: {
    Pending: 'az önce beklemeye aldı',
    Approved: 'az önce onayladı',
    Completed: 'az önce tamamladı',
    Canceled: 'az önce iptal etti',
    NoShow: 'az önce gelmedi işaretledi',
  } as Readonly<Record<string, string>>,
  changed: 'az önce değiştirdi',
  chip: (who: string, did: string) => `${who} ${did}`,
  said: (chip: string, name: string, clock: string) =>
    `${chip}: ${[name, clock].filter(Boolean).join(', ')}.`,
} as const;
