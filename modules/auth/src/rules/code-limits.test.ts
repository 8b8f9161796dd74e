import { expect, test } from 'vitest';
import { addressGuessLimit, codeLimits } from './code-limits.ts';

const keysOf = (phone: string, address: string, asker: 'owner' | 'stranger' = 'stranger') =>
  codeLimits(phone, address, asker).map(({ key }) => key);
const shared = (one: string[], other: string[]) => one.filter((key) => other.includes(key)).length;

test('the same number from two addresses shares the limits of the number and of its block', () => {
  const [one, other] = [keysOf('+905321234567', '192.0.2.1'), keysOf('+905321234567', '192.0.2.2')];
  expect(shared(one, other)).toBe(3);
});

test('attack 35: neighbouring numbers share a limit, from any address', () => {
  expect(shared(keysOf('+905321234567', '192.0.2.1'), keysOf('+905321239999', '192.0.2.2'))).toBe(1);
  expect(shared(keysOf('+905321234567', '192.0.2.1'), keysOf('+905321244567', '192.0.2.2'))).toBe(0);
});

test('attack 35: an IPv6 network counts as one address', () => {
  expect(addressGuessLimit('a', '2001:db8::1').key).toBe(addressGuessLimit('a', '2001:db8::ffff').key);
});

test('a stranger shares no limit of the number with its owner, even in one network', () => {
  const [own, other] = [keysOf('+905321234567', '192.0.2.1', 'owner'), keysOf('+905321234567', '192.0.2.1')];
  expect(own.filter((key) => other.includes(key)).some((key) => key.includes(' number '))).toBe(false);
});
