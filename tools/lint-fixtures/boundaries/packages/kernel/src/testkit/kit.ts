export const kit = 'for tests';
