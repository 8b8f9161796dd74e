export const texts = { toDark: 'Koyu temaya geç', toLight: 'Açık temaya geç' } as const;
