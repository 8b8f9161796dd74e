import { siteOrigin } from '@ayna/contracts/core/embedding-routes';
import { describe, expect, test } from 'vitest';
import { buttonCode, frameCode, toOrigins } from './codes.ts';

const place = { site: 'https://ayna.example', path: 'nehir', name: 'Nehir "Saç" <Atölyesi>' };

describe('the code for a site', () => {
  test('the button is one line with the address of the script', () => {
    expect(buttonCode(place)).toBe(
      '<script src="https://ayna.example/gom.js" data-salon="nehir" async></script>',
    );
  });

  test("the frame's title cannot end its attribute", () => {
    expect(frameCode(place)).toContain('src="https://ayna.example/salon/nehir/randevu"');
    expect(frameCode(place)).toContain('title="Nehir &quot;Saç&quot; &lt;Atölyesi&gt;: online randevu"');
  });
});

describe('typed sites', () => {
  test.each([
    ['www.salonum.com', ['https://www.salonum.com']],
    ['https://salonum.com/iletisim?x=1', ['https://salonum.com']],
    ['HTTPS://Salonum.com:8443/', ['https://salonum.com:8443']],
    ['salonum.com\n\n  https://salonum.com ', ['https://salonum.com']],
    ['güzellik.com', ['https://xn--gzellik-n2a.com']],
    ['http://salonum.com', ['http://salonum.com']],
    ['', []],
  ])('%j are the origins %j', (typed, origins) => {
    expect(toOrigins(typed)).toEqual(origins);
  });
});

describe('an origin that a salon may allow', () => {
  test.each(['https://salonum.com', 'https://a.b-c.com.tr:8443', 'https://xn--gzellik-n2a.com'])(
    '%s passes',
    (origin) => expect(siteOrigin.safeParse(origin).success).toBe(true),
  );

  test.each([
    'http://salonum.com',
    'https://salonum.com/',
    'https://*.salonum.com',
    'https://localhost',
    'https://127.0.0.1',
    'https://a.com;script-src',
    "https://a.com 'self'",
    'https://a.com, https://b.com',
    'https://a.com\r\nX-Evil: 1',
    'https://a@b.com',
    'https://salonum.com:0',
    '*',
    'null',
    `https://${'a'.repeat(120)}.com`,
  ])('%j does not: it would say more in a header than one site', (origin) => {
    expect(siteOrigin.safeParse(origin).success).toBe(false);
  });
});
