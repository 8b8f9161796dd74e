import { expect, test } from 'vitest';
import { countsOfCode, guessesHere } from './code-limits.ts';

const keysOf = (phone: string, address: string) => countsOfCode(phone, address).map(({ key }) => key);
const shared = (one: string[], other: string[]) => one.filter((key) => other.includes(key)).length;

test('the same number from two addresses shares the counts of the number and of its block', () => {
  const [one, other] = [keysOf('+905321234567', '192.0.2.1'), keysOf('+905321234567', '192.0.2.2')];
  expect(shared(one, other)).toBe(3);
});

test('attack 35: neighbouring numbers share a count, whatever the address', () => {
  expect(shared(keysOf('+905321234567', '192.0.2.1'), keysOf('+905321239999', '192.0.2.2'))).toBe(1);
  expect(shared(keysOf('+905321234567', '192.0.2.1'), keysOf('+905321244567', '192.0.2.2'))).toBe(0);
});

test('attack 35: a network of the sixth version is one address', () => {
  expect(guessesHere('a', '2001:db8::1').key).toBe(guessesHere('a', '2001:db8::ffff').key);
});
