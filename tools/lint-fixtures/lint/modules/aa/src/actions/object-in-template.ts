// violates: typescript/restrict-template-expressions
export const planted = (value: object): string => `${value}`;
