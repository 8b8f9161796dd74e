export const print = (): void => console.log('tools may');
