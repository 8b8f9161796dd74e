// red: only-ascii
export const planted = 'çalışan';
