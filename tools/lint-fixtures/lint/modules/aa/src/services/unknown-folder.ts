// violates: known-folders
export const planted = 1;
