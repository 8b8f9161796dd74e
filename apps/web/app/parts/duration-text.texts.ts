export const texts = {
  minutes: (count: number) => `${count} dk`,
  hours: (count: number) => `${count} saat`,
  days: (count: number) => `${count} gün`,
} as const;
