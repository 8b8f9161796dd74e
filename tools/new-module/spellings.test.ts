import { expect, test } from 'vitest';
import { spellingsOf } from './spellings.ts';

test('one name in five spellings', () => {
  expect(spellingsOf('tip-jar').one).toEqual({
    kebab: 'tip-jar',
    camel: 'tipJar',
    pascal: 'TipJar',
    snake: 'tip_jar',
    words: 'tip jar',
  });
  expect(spellingsOf('file').one).toMatchObject({ camel: 'file', pascal: 'File', snake: 'file' });
});

test.each([
  ['tip-jar', 'tip-jars'],
  ['lost-property', 'lost-properties'],
  ['holiday', 'holidays'],
  ['price-box', 'price-boxes'],
  ['bus', 'buses'],
  ['coat-stitch', 'coat-stitches'],
])('many of %s are %s', (one, many) => {
  expect(spellingsOf(one).many.kebab).toBe(many);
});
