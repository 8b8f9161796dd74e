// red: no-barrel
export * from './made-here.ts';

export const planted = 1;
