export const tables = 'rows';
