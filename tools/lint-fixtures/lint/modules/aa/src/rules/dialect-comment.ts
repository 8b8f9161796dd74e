// violates: plain-words
// Whoever reads this asks what it means.
export const planted = 1;
