// violates: typescript/no-floating-promises
const work = async (): Promise<number> => 1;

export const planted = (): void => {
  work();
};
