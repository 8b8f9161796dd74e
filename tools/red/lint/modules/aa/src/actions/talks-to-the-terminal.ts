// red: no-console
export const planted = (): void => console.log('heard by nobody');
