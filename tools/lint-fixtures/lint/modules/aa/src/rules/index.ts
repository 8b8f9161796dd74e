// violates: no-barrel
export const planted = 1;
