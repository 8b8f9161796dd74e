// violates: file-names
export const planted = 1;
