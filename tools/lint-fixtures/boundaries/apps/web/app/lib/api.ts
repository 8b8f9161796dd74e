export const api = 'fetch';
