import { describe, expect, test } from 'vitest';
import type { PageDesign } from '../../../data/page-design.ts';
import { changesBetween } from './changes.ts';

const design: PageDesign = {
  template: 'flow',
  colors: null,
  slogan: 'Bir',
  intro: '',
  servicesNote: '',
  teamNote: '',
  sections: [
    { name: 'announcement', shown: true },
    { name: 'services', shown: true },
    { name: 'team', shown: false },
  ],
};
const colors = { ground: '#ffffff', text: '#000000', accent: '#882e55' };

describe('changesBetween', () => {
  test.each<[string, Partial<PageDesign>, unknown[]]>([
    ['nothing', {}, []],
    ['a template', { template: 'razor' }, [{ kind: 'template', to: 'razor' }]],
    ['three colors', { colors }, ['ground', 'text', 'accent'].map((role) => ({ kind: 'color', role }))],
    [
      'texts',
      { slogan: 'İki', teamNote: 'Ekip' },
      [
        { kind: 'text', field: 'slogan' },
        { kind: 'text', field: 'teamNote' },
      ],
    ],
    [
      'a switched section',
      { sections: design.sections.map((one) => ({ ...one, shown: one.name === 'team' })) },
      [
        { kind: 'hidden', section: 'announcement' },
        { kind: 'hidden', section: 'services' },
        { kind: 'shown', section: 'team' },
      ],
    ],
    ['the order', { sections: design.sections.toReversed() }, [{ kind: 'order' }]],
  ])('names %s', (_, more, expected) => {
    expect(changesBetween(design, { ...design, ...more })).toEqual(expected);
  });

  test('names one color, and the way back to the template’s own', () => {
    const colored = { ...design, colors };
    const darker = { ...design, colors: { ...colors, accent: '#6c2242' } };
    expect(changesBetween(colored, darker)).toEqual([{ kind: 'color', role: 'accent' }]);
    const dark = { ...design, colors: { ...colors, accentText: 'dark' as const } };
    expect(changesBetween(colored, dark)).toEqual([{ kind: 'color', role: 'accent' }]);
    expect(changesBetween(colored, design)).toEqual([{ kind: 'own-colors' }]);
  });
});
