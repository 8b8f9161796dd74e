// Turkish names and addresses that the tests use.

export const provinces = [
  { code: 34, name: 'İstanbul', districts: ['Kadıköy', 'Şişli'] },
  { code: 35, name: 'İzmir', districts: ['Bornova', 'Urla'] },
];

export const owner = { name: 'Işıl', lastname: 'Kara' };

export const colleague = { name: 'Volkan', lastname: 'Şen' };

export const salonTexts = {
  name: 'Nehir Saç Atölyesi',
  district: 'Kadıköy',
  address: 'Moda Caddesi No: 12',
};
