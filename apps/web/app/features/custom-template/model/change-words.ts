import type { PageSection } from '../../../data/page-design.ts';
import { texts } from '../texts.ts';
import type { DesignChange } from './changes.ts';

const words = texts.changes;

const listed = (names: readonly string[]): string =>
  names.length > 1
    ? `${names.slice(0, -1).join(words.between)}${words.and}${names.at(-1)}`
    : (names[0] ?? '');

const capitalized = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase('tr') + sentence.slice(1);

const sectionName = (section: PageSection): string =>
  texts.order.sections[section].name.toLocaleLowerCase('tr');

type Named = { readonly name: string; readonly template: string };

/** The changes as one line: 'Vurgu rengi degisti, ekip acildi'. Empty if there are none. */
export const describeChanges = (changes: readonly DesignChange[], templates: readonly Named[]): string => {
  const of = <K extends DesignChange['kind']>(kind: K) =>
    changes.filter((change): change is Extract<DesignChange, { kind: K }> => change.kind === kind);
  const nameOf = (template: string) => templates.find((one) => one.template === template)?.name ?? '';
  const group = (names: readonly string[], sentence: (names: string) => string) =>
    names.length > 0 ? [sentence(listed(names))] : [];
  const sections = changes.filter(
    (change): change is Extract<DesignChange, { section: PageSection }> => 'section' in change,
  );
  const namesOf = (kind: 'shown' | 'hidden') =>
    sections.filter((change) => change.kind === kind).map(({ section }) => sectionName(section));
  return capitalized(
    [
      ...of('template').map(({ to }) => words.template(nameOf(to))),
      ...of('own-colors').map(() => words.ownColors),
      ...group(
        of('color').map(({ role }) => words.color[role]),
        words.colorChanged,
      ),
      ...group(namesOf('shown'), words.shown),
      ...group(namesOf('hidden'), words.hidden),
      ...of('order').map(() => words.order),
      ...group(
        of('text').map(({ field }) => words.text[field]),
        words.textChanged,
      ),
    ].join(words.between),
  );
};
