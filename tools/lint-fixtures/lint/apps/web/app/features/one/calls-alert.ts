// violates: no-alert
export const planted = (): void => alert('stop');
