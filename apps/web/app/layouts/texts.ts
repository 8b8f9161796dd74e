export const texts = {
  brand: 'ayna',
  home: 'Ayna, ana sayfa',
} as const;
