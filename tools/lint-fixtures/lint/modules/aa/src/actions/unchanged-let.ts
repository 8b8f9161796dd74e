// violates: prefer-const
let planted = 1;
export const read = (): number => planted;
