export const aa = 'module entry';
