// red: typescript/restrict-template-expressions
export const planted = (given: object): string => `${given}`;
