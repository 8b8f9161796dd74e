export const aa = 'front door';
