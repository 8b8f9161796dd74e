// violates: typescript/ban-ts-comment
// @ts-ignore
export const planted: string = 1;
