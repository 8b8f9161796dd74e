// violates: no-date
export const planted = (): number => Date.now();
