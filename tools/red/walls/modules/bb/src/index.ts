export const bb = 'front door';
