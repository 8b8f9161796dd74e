import type { PageDesign, PageSection } from '../../../data/page-design.ts';

type Sections = PageDesign['sections'];

/** The sections with one of them at another place, counted from 0; beyond the ends it stays at the end. */
export const moveSection = (sections: Sections, name: PageSection, to: number): Sections => {
  const moving = sections.find((one) => one.name === name);
  if (!moving) return sections;
  const others = sections.filter((one) => one !== moving);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, moving);
};

export const showSection = (sections: Sections, name: PageSection, shown: boolean): Sections =>
  sections.map((one) => (one.name === name ? { ...one, shown } : one));
