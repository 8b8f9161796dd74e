// violates: typescript/no-misused-promises
export const planted = (ready: () => Promise<boolean>): number => {
  if (ready()) return 1;
  return 2;
};
