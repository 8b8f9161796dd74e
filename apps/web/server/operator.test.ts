import { expect, test } from 'vitest';
import { isOperatorDetail, operatorOf } from './operator.ts';

test('what is not set, or set to nothing, is undefined and never made up', () => {
  const unset = operatorOf({ OPERATOR_NAME: ' ', OPERATOR_KEP: '' });
  expect(Object.keys(unset)).toEqual(['tradeName', 'address', 'mersis', 'email', 'kep', 'phone']);
  expect(new Set(Object.values(unset))).toEqual(new Set([undefined]));
});

test('what is set is said as it was set', () => {
  const env = {
    OPERATOR_NAME: 'Örnek Yazılım A.Ş.',
    OPERATOR_ADDRESS: 'Örnek Mah. 1. Sok. No: 2, Kadıköy, İstanbul',
    OPERATOR_MERSIS: '0123456789012345',
    OPERATOR_EMAIL: 'kvkk@ornek.com',
    OPERATOR_KEP: 'ornek@hs01.kep.tr',
    OPERATOR_PHONE: '+90 216 000 00 00',
  };
  expect(Object.values(operatorOf(env))).toEqual(Object.values(env));
});

test('knows its details by name', () => {
  expect(isOperatorDetail('mersis')).toBe(true);
  expect(isOperatorDetail('toString')).toBe(false);
});
