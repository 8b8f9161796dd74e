import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSeal } from './seal.ts';

const secret = new TextEncoder().encode('x'.repeat(32));
const event = { name: 'code.requested', secrets: ['digits'] };

test('what is sealed comes back, and cannot be read on the way', () =>
  fc.assert(
    fc.property(fc.string({ minLength: 6 }), (digits) => {
      const seal = openSeal(secret);
      const data = { phone: '+905321234567', digits };
      const sealed = seal.close(event, data);
      expect(sealed).toMatchObject({ phone: data.phone });
      expect(JSON.stringify(sealed)).not.toContain(JSON.stringify(digits));
      expect(openSeal(secret).open(event, sealed)).toEqual(data);
    }),
  ));

test('a sealed text opens only with the same secret, for the same field of the same event', () => {
  const sealed = openSeal(secret).close(event, { digits: '048213' });
  expect(() => openSeal(new TextEncoder().encode('y'.repeat(32))).open(event, sealed)).toThrow(
    'unable to authenticate',
  );
  expect(() => openSeal(secret).open({ ...event, name: 'other.event' }, sealed)).toThrow(
    'unable to authenticate',
  );
});

test('an event without secrets, and one that was stored before seals, stay as they are', () => {
  const data = { digits: '048213' };
  expect(openSeal(secret).close({ name: 'code.requested' }, data)).toBe(data);
  expect(openSeal(secret).open(event, data)).toEqual(data);
});
