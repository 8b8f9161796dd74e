import { generatePath } from 'react-router';
import { paths } from '../paths.ts';

/** The tabs of the edit screen, as the address says them. */
const sections = {
  general: 'genel',
  hours: 'saatler',
  rules: 'kurallar',
  photos: 'fotograflar',
  announcements: 'duyurular',
} as const;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as SectionName[];

export const sectionParam = 'bolum';

export const sectionParamValue = (name: SectionName): string => sections[name];

export const parseSection = (word: string | null): SectionName =>
  sectionNames.find((name) => sections[name] === word) ?? 'general';

/** The edit screen of a salon, at one of its tabs. */
export const editSalonPath = (salonCode: string, section: SectionName): string =>
  `${generatePath(paths.editSalon, { salonCode })}?${sectionParam}=${sections[section]}`;
