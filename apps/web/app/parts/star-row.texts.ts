export const starsLabel = (count: number): string => `5 üzerinden ${count} yıldız`;
