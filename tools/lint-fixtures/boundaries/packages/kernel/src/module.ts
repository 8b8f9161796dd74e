export const defineModule = (name: string) => ({ name });
