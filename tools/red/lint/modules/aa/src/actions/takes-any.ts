// red: typescript/no-explicit-any
export const planted = (given: any): boolean => given === 1;
