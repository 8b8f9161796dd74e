export const texts = {
  why: 'Ürün eklemek, değiştirmek ve saymak ayrı bir yetki ister.',
  right: 'Envanter',
} as const;
