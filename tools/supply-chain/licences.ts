/** The part of a CycloneDX bill of materials that is read here. */
export type Component = {
  readonly group?: string;
  readonly name: string;
  /** `excluded`: needed to build or test, not shipped. */
  readonly scope?: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
};

/** They ask for no more than to be named. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** They ask something of who ships the package; a tool is not shipped. */
const allowedForTools = new Set([...allowed, 'Artistic-2.0', 'CC-BY-3.0', 'MPL-2.0', 'WTFPL']);

/** Read by hand, because the package names none, or because it may be used as we do. */
const readByHand: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-linux-x64': 'LGPL: a library that is loaded as it is and can be replaced',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0 in its repository',
  busboy: 'MIT in its file LICENSE',
  'humanize-number': 'MIT in its README',
  'png-js': 'MIT in its file LICENSE',
  streamsearch: 'MIT in its file LICENSE',
};

const fullName = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

/** An expression allows a choice (OR) or asks for all of its parts (AND). */
const isAllowed = (expression: string, known: ReadonlySet<string>): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => known.has(id.trim())));

/** The packages whose licence nobody has allowed. */
export const findForeignLicences = (components: readonly Component[]): string[] =>
  components
    .filter(({ group }) => group !== '@ayna')
    .filter((component) => !(fullName(component) in readByHand))
    .flatMap((component) => {
      const known = component.scope === 'excluded' ? allowedForTools : allowed;
      const names = (component.licenses ?? []).map(
        ({ expression, license }) => expression ?? license?.id ?? license?.name ?? '',
      );
      const isFine = names.length > 0 && names.every((name) => isAllowed(name, known));
      return isFine ? [] : [`${fullName(component)}: ${names.join(', ') || 'names no licence'}`];
    });
