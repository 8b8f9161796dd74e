import type { PageDesign, PageSection, PageTemplate } from '../../../data/page-design.ts';

const colorRoles = ['ground', 'text', 'accent'] as const;
const textFields = ['slogan', 'intro', 'servicesNote', 'teamNote'] as const;

export type TextFieldName = (typeof textFields)[number];

/** One way in which a design differs from an earlier one. */
export type DesignChange =
  | { readonly kind: 'template'; readonly to: PageTemplate }
  | { readonly kind: 'own-colors' }
  | { readonly kind: 'color'; readonly role: (typeof colorRoles)[number] }
  | { readonly kind: 'text'; readonly field: TextFieldName }
  | { readonly kind: 'shown' | 'hidden'; readonly section: PageSection }
  | { readonly kind: 'order' };

const colorChanges = (from: PageDesign['colors'], to: PageDesign['colors']): DesignChange[] => {
  if (to === null) return from === null ? [] : [{ kind: 'own-colors' }];
  return colorRoles
    .filter((role) => from?.[role] !== to[role] || (role === 'accent' && from?.accentText !== to.accentText))
    .map((role) => ({ kind: 'color', role }));
};

const sectionChanges = (from: PageDesign['sections'], to: PageDesign['sections']): DesignChange[] => {
  const before = new Map(from.map(({ name, shown }) => [name, shown]));
  const switched = to
    .filter(({ name, shown }) => (before.get(name) ?? false) !== shown)
    .map(({ name, shown }): DesignChange => ({ kind: shown ? 'shown' : 'hidden', section: name }));
  // Moving hidden sections about changes nothing that anybody sees, but it is still there to be saved.
  const isMoved = from.map(({ name }) => name).join() !== to.map(({ name }) => name).join();
  return isMoved ? [...switched, { kind: 'order' }] : switched;
};

/** How `to` differs from `from`, in the order of the form. */
export const changesBetween = (from: PageDesign, to: PageDesign): readonly DesignChange[] => [
  ...(from.template === to.template ? [] : [{ kind: 'template', to: to.template } as const]),
  ...colorChanges(from.colors, to.colors),
  ...sectionChanges(from.sections, to.sections),
  ...textFields
    .filter((field) => from[field] !== to[field])
    .map((field): DesignChange => ({ kind: 'text', field })),
];
