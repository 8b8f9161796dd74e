export const stack = 'everything';
