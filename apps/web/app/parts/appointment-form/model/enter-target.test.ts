import { expect, test } from 'vitest';
import { enterTarget } from './enter-target.ts';

const card = (code: string, name: string, lastname: string) => ({ code, name, lastname });

const karaca = card('one', 'Işıl', 'Karaca');
const other = card('two', 'IŞIL', 'karaca');
const kaya = card('three', 'Işıl', 'Kaya');

test.each([
  ['nobody found', [], { kind: 'new' }],
  ['one found', [karaca], { kind: 'card', card: karaca }],
  ['others of another name', [kaya, karaca], { kind: 'card', card: kaya }],
  ['two of one name, written differently', [karaca, other, kaya], { kind: 'same-name', count: 2 }],
  ['two of one name behind another', [kaya, karaca, other], { kind: 'card', card: kaya }],
] as const)('%s', (_, found, target) => expect(enterTarget(found)).toEqual(target));
