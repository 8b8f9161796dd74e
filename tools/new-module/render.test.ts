import { expect, test } from 'vitest';
import { renderFile } from './render.ts';
import { renderTemplate } from './template.ts';

const render = (text: string, name: string): string => renderFile({ path: 'a.ts.txt', text }, name).text;

test('replaces every spelling of the template name, singular and plural', () => {
  const template = 'tip-jar tipJar TipJar tip_jar "tip jar" tip-jars tipJars TipJars tip_jars "tip jars"';
  expect(render(template, 'lost-property')).toBe(
    'lost-property lostProperty LostProperty lost_property "lost property" ' +
      'lost-properties lostProperties LostProperties lost_properties "lost properties"',
  );
});

test('replaces the name inside a longer one', () => {
  const template = "import { addTipJar } from './actions/add-tip-jar.ts';";
  expect(render(template, 'coat')).toBe("import { addCoat } from './actions/add-coat.ts';");
});

test('does not replace twice if the new name contains the template name', () => {
  expect(render('tip-jar tipJars', 'tip-jar-lid')).toBe('tip-jar-lid tipJarLids');
});

test('replaces the name in paths and drops the .txt extension', () => {
  const file = { path: 'modules/tip-jar/src/store/tip-jars.ts.txt', text: '' };
  expect(renderFile(file, 'lost-property').path).toBe('modules/lost-property/src/store/lost-properties.ts');
});

test('renders the whole template without leaving its own name anywhere', () => {
  const files = renderTemplate('lost-property');
  expect(files.map(({ path }) => path)).toEqual([
    'modules/lost-property/README.md',
    'modules/lost-property/migrations/0001_lost_property.sql',
    'modules/lost-property/package.json',
    'modules/lost-property/src/actions/add-lost-property.ts',
    'modules/lost-property/src/index.ts',
    'modules/lost-property/src/listeners.ts',
    'modules/lost-property/src/routes.ts',
    'modules/lost-property/src/rules/tidy-name.test.ts',
    'modules/lost-property/src/rules/tidy-name.ts',
    'modules/lost-property/src/store/lost-properties.ts',
    'modules/lost-property/src/store/tables.ts',
    'modules/lost-property/test/lost-property.test.ts',
    'packages/contracts/src/lost-property.events.ts',
    'packages/contracts/src/lost-property.ts',
  ]);
  expect(files.filter(({ path, text }) => /tip.?jar/i.test(path + text))).toEqual([]);
});
