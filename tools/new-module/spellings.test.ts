import { expect, test } from 'vitest';
import { spellName } from './spellings.ts';

test('one name in five spellings', () => {
  expect(spellName('tip-jar').one).toEqual({
    kebab: 'tip-jar',
    camel: 'tipJar',
    pascal: 'TipJar',
    snake: 'tip_jar',
    words: 'tip jar',
  });
  expect(spellName('file').one).toMatchObject({ camel: 'file', pascal: 'File', snake: 'file' });
});

test.each([
  ['tip-jar', 'tip-jars'],
  ['lost-property', 'lost-properties'],
  ['holiday', 'holidays'],
  ['price-box', 'price-boxes'],
  ['bus', 'buses'],
  ['coat-stitch', 'coat-stitches'],
])('the plural of %s is %s', (one, many) => {
  expect(spellName(one).many.kebab).toBe(many);
});
