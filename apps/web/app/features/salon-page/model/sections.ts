import { type PageDesign, type PageSection, pageSection } from '@ayna/contracts/core/salon-page';

/** The parts of the page's model that a section may lack. */
type Content = {
  readonly [List in 'announcements' | 'groups' | 'team' | 'photos']: readonly unknown[];
} & { readonly reviews: { readonly list: readonly unknown[] }; readonly about: string };

const hasContent: Readonly<Record<PageSection, (content: Content) => boolean>> = {
  announcement: ({ announcements }) => announcements.length > 0,
  signature: () => true,
  services: ({ groups }) => groups.length > 0,
  team: ({ team }) => team.length > 0,
  photos: ({ photos }) => photos.length > 0,
  reviews: ({ reviews }) => reviews.list.length > 0,
  about: ({ about }) => about !== '',
};

/** In the salon's order, without those that it hides or has nothing for. Those it has never placed come last. */
export const shownSections = (chosen: PageDesign['sections'], content: Content): PageSection[] => {
  const placed = new Set(chosen.map(({ name }) => name));
  const rest = pageSection.options.filter((name) => !placed.has(name)).map((name) => ({ name, shown: true }));
  return [...chosen, ...rest]
    .filter(({ name, shown }) => shown && hasContent[name](content))
    .map(({ name }) => name);
};
