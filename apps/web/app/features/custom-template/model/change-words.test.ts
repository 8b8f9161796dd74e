import { expect, test } from 'vitest';
import { describeChanges } from './change-words.ts';
import type { DesignChange } from './changes.ts';

const templates = [{ template: 'razor', name: 'Ustura' }];

test.each<[DesignChange[], string]>([
  [[], ''],
  [[{ kind: 'template', to: 'razor' }], 'Şablon Ustura oldu'],
  [[{ kind: 'order' }], 'Bölümlerin sırası değişti'],
  [
    [
      { kind: 'color', role: 'ground' },
      { kind: 'color', role: 'text' },
      { kind: 'color', role: 'accent' },
      { kind: 'text', field: 'intro' },
    ],
    'Zemin rengi, yazı rengi ve vurgu rengi değişti, tanıtım değişti',
  ],
  [
    [
      { kind: 'shown', section: 'team' },
      { kind: 'hidden', section: 'photos' },
      { kind: 'hidden', section: 'about' },
    ],
    'Ekip açıldı, fotoğraflar ve hakkımızda kapatıldı',
  ],
])('%j reads %s', (changes, sentence) => {
  expect(describeChanges(changes, templates)).toBe(sentence);
});
