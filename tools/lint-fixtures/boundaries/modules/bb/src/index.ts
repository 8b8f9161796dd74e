export const bb = 'module entry';
