export const texts = { hello: 'merhaba' };
