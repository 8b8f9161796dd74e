export const bb = 'contract';
