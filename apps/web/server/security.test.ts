import { expect, test } from 'vitest';
import { cardPagePolicy, pagePolicy } from './security.ts';

const ancestors = (policy: string): string | undefined =>
  policy.split('; ').find((directive) => directive.startsWith('frame-ancestors'));

test('nobody frames a page that names no sites', () => {
  expect(ancestors(pagePolicy('n'))).toBe("frame-ancestors 'none'");
  expect(ancestors(pagePolicy('n', []))).toBe("frame-ancestors 'none'");
});

test('the sites of a salon frame its booking, and nobody else', () => {
  expect(ancestors(pagePolicy('n', ['https://a.com', 'https://b.com:8443']))).toBe(
    'frame-ancestors https://a.com https://b.com:8443',
  );
});

test('the page of cards loads nothing from elsewhere, frames nothing and sends no form', () => {
  const policy = cardPagePolicy('n').split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy.some((directive) => /https?:|\*|unsafe|blob:|data:|frame-src/.test(directive))).toBe(false);
  expect(ancestors(cardPagePolicy('n'))).toBe("frame-ancestors 'none'");
});
