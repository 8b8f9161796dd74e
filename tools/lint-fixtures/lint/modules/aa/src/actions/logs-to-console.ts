// violates: no-console
export const planted = (): void => console.log('not in the log');
