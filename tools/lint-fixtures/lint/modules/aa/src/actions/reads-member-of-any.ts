// violates: typescript/no-unsafe-member-access
export const planted = (text: string): boolean => JSON.parse(text).ok === true;
