// violates: typescript/no-unsafe-call
export const planted = (text: string): void => {
  JSON.parse(text)();
};
