export const subscription = 'contract';
