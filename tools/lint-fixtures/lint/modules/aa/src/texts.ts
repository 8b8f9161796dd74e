export const texts = { employee: 'çalışan' };
