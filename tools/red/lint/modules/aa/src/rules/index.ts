// red: no-barrel
export const planted = 1;
