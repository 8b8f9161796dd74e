export const texts = {
  region: 'Bildirimler (Alt+T)',
  close: 'Bildirimi kapat',
} as const;
