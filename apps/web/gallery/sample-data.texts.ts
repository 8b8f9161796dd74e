/** Made-up people and salons, for the pages on which the shell is judged and measured. */
export const sample = {
  salon: { name: 'Nehir Saç Atölyesi', location: 'Moda, Kadıköy' },
  otherSalon: { name: 'Işıl Tırnak Evi', location: 'Bahçelievler, Çankaya' },
  owner: { name: 'Nehir', lastname: 'Aksoy' },
  employee: { name: 'Elif', lastname: 'Şahin' },
  admin: { name: 'Sevgi', lastname: 'Ünal' },
} as const;
