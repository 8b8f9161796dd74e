// violates: no-param-reassign
export const planted = (value: number): number => {
  value += 1;
  return value;
};
