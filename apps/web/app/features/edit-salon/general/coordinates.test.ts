import { expect, test } from 'vitest';
import { coordinatesText, positionIn, positionOf } from './coordinates.ts';

test.each([
  ['40.98712, 29.02641', { latitude: 40.98712, longitude: 29.02641 }],
  ['40.98712 29.02641', { latitude: 40.98712, longitude: 29.02641 }],
  [' -33.9;18.4 ', { latitude: -33.9, longitude: 18.4 }],
  ['', null],
  ['Moda Caddesi', undefined],
  ['91, 10', undefined],
  ['10, 181', undefined],
  ['40.98712', undefined],
  ['javascript:alert(1), 2', undefined],
])('%s is %o', (typed, position) => {
  expect(positionIn(typed)).toEqual(position);
});

test.each([
  [40.987_123_456, 29.026_419_99],
  [-33.918_861, -18.4233],
  [90, -180],
])('what is shown of %d, %d is read back as it was', (latitude, longitude) => {
  const position = positionOf({ latitude, longitude });
  expect(positionIn(coordinatesText(position))).toEqual(position);
});
