// red: file-names
export const planted = 1;
