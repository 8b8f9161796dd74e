// red: no-param-reassign
export const planted = (given: number): number => {
  given += 1;
  return given;
};
