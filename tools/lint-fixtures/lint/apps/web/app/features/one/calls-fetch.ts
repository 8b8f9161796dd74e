// violates: no-restricted-globals
export const planted = async (): Promise<number> => (await fetch('/api/about')).status;
