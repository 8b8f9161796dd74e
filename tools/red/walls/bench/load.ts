export const load = 'much';
