export const catalog = 'contract';
