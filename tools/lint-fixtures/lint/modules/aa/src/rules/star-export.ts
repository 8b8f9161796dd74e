// violates: no-barrel
export * from './defines-word.ts';

export const planted = 1;
