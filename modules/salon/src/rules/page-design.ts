import type { SalonType } from '@ayna/contracts/catalog';
import {
  type PageDesign,
  type PageSalon,
  type PageTemplate,
  pageSection,
} from '@ayna/contracts/core/salon-page';
import type { DesignVersion, PublishedDesign } from '@ayna/contracts/salon';

const templates: Readonly<Record<SalonType, PageTemplate>> = {
  HairSalon: 'flow',
  BarberShop: 'razor',
  BeautySalon: 'bloom',
  NailSalon: 'polish',
  MakeupStudio: 'backstage',
  AestheticClinic: 'clear',
};

/** The design before anybody publishes one: the template that is made for the salon's type, with all sections. */
const defaultDesign = (type: SalonType): PageDesign => ({
  template: templates[type],
  colors: null,
  slogan: '',
  intro: '',
  servicesNote: '',
  teamNote: '',
  sections: pageSection.options.map((name) => ({ name, shown: true })),
});

/** The design that a page shows. The first published one is version 1. */
export const toPageDesign = (
  type: SalonType,
  shown: Pick<DesignVersion, 'version' | 'design'> | null,
): PageSalon['design'] => ({
  ...(shown?.design ?? defaultDesign(type)),
  version: shown?.version ?? 0,
});

export const toPublishedDesign = (type: SalonType, newest: DesignVersion | null): PublishedDesign => ({
  ...toPageDesign(type, newest),
  savedAt: newest?.savedAt ?? null,
});

const defaultOrder: readonly string[] = pageSection.options;
const orderOf = ({ sections }: PageDesign): string => sections.map(({ name }) => name).join();

/**
 * Whether a design has colors or an order of sections of its own, which only some packages have. What is published has them
 * already: a salon whose package became smaller keeps them, and may change every text.
 */
export const needsOwnTemplate = (design: PageDesign, published: PageDesign | null): boolean => {
  const { colors } = design;
  const before = published?.colors;
  const parts = ['ground', 'text', 'accent', 'accentText'] as const;
  const hasOwnColors = colors !== null && parts.some((part) => colors[part] !== before?.[part]);
  const order = orderOf(design);
  const isOwnOrder = order !== defaultOrder.join() && order !== (published && orderOf(published));
  return hasOwnColors || isOwnOrder;
};

/** Sections that the caller left out follow as hidden ones, so that the editor can always show them again. */
export const withEverySection = (design: PageDesign): PageDesign => {
  const given = new Set(design.sections.map(({ name }) => name));
  const missing = pageSection.options.filter((name) => !given.has(name));
  return { ...design, sections: [...design.sections, ...missing.map((name) => ({ name, shown: false }))] };
};
