/** Words of the address of the list, which reads them. */
export const conflictsParams = { employee: 'calisan', leave: 'izin', from: 'ilk', to: 'son' } as const;

export const texts = {
  waiting: (count: number) => `${count} randevu yer bekliyor`,
  of: (name: string, count: number) => `${name}: ${count} randevu yer bekliyor`,
} as const;
