import { searchedFor } from '@ayna/contracts/core/fold';
import { expect, test } from 'vitest';
import { foldedPerson } from './fold.ts';

test('every piece of a name, an address or a number finds its person', () => {
  const folded = foldedPerson({
    name: 'Işıl',
    lastname: 'Kara',
    email: 'isil@ornek.com',
    phone: '+905412206318',
  });
  for (const text of ['IŞIL kara', 'kara', '@ornek', '0541 220 63 18', '541220']) {
    expect(searchedFor(text).every((piece) => folded.includes(piece))).toBe(true);
  }
});
