import { toSearchTerms } from '@ayna/contracts/core/search-text';
import { expect, test } from 'vitest';
import { foldPerson } from './person-search.ts';

test('every part of a name, an e-mail or a phone number finds its person', () => {
  const folded = foldPerson({
    name: 'Işıl',
    lastname: 'Kara',
    email: 'isil@ornek.com',
    phone: '+905412206318',
  });
  for (const text of ['IŞIL kara', 'kara', '@ornek', '0541 220 63 18', '541220']) {
    expect(toSearchTerms(text).every((term) => folded.includes(term))).toBe(true);
  }
});
