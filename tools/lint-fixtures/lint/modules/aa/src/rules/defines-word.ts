export const word = 'defined here';
