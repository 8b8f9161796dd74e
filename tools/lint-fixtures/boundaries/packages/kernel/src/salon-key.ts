export type SalonKey = string;
export const mintSalonKey = (code: string): SalonKey => code;
