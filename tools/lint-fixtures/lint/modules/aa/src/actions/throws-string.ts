// violates: typescript/only-throw-error
export const planted = (): never => {
  throw 'no stack';
};
