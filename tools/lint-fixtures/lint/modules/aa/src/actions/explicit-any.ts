// violates: typescript/no-explicit-any
export const planted = (value: any): boolean => value === 1;
