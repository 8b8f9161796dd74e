// violates: eqeqeq
export const planted = (one: unknown, two: unknown): boolean => one == two;
