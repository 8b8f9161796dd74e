// violates: only-ascii
export const planted = 'çalışan';
