export const aa = 'contract';
