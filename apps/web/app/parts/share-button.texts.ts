export const texts = { share: 'Paylaş' } as const;
