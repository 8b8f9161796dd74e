export const word = 'made here';
