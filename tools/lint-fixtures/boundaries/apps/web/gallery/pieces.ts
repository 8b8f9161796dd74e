export const pieces = 1;
