import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessName, email, mobile, multiLineText, personName, phone } from './text-fields.ts';
import { validate } from './validation.ts';

const value = (schema: Parameters<typeof validate>[0], input: string) => {
  const checked = validate(schema, input);
  return checked.fields ? checked.fields['form'] : checked.value;
};

describe('a name', () => {
  test.each(['Işıl Özgür', 'M.Ali Yılmaz', "Nur O'Neil", 'Ayşe-Nur Ünal Çağ', 'Æ Ø'])('%s', (name) => {
    expect(value(personName, `  ${name} `)).toBe(name);
  });

  test.each([
    'https://kotu.example',
    'www.kotu.example',
    'Ali kotu.com',
    't.co/abc',
    'Ali t.me',
    '12345',
    '--',
  ])('attack 43: %s is not a name', (name) => {
    expect(value(personName, name)).toBe('Adınızı ve soyadınızı yazın; bağlantı eklemeyin.');
  });

  test.each(['Ali\r\nBcc: herkes@example.com', 'Ali\u2028Veli', 'Ali\u0000Veli'])(
    'attack 43: %j is not a name',
    (name) => {
      expect(value(personName, name)).toBe('Bu alan beklenen biçimde değil. Yazdığınızı kontrol edin.');
    },
  );
});

describe("a salon's name", () => {
  test.each(['Dr.Yıldız Klinik', 'M.Ali Kuaför', 'Saç No.1', 'A.Ş. Güzellik', 'Nail.Art'])('%s', (name) => {
    expect(value(businessName, name)).toBe(name);
  });

  test.each([
    't.co/abc',
    'Tıkla: kotu.com',
    'www.kotu.example',
    'bit.ly',
    'https://kotu.example',
    'x.com.tr',
  ])('attack 43: %s is an address', (name) => {
    expect(value(businessName, name)).toBe('Salonun adını yazın; internet adresi eklemeyin.');
  });
});

describe('a phone number', () => {
  test.each([
    '0532 123 45 67',
    '+90 532 123 45 67',
    '5321234567',
    '905321234567',
    '0090 (532) 123-45-67',
    '+90 (0)532 123 45 67',
    '+90 0532 123 45 67',
  ])('%s', (text) => {
    expect(value(phone, text)).toBe('+905321234567');
  });

  test.each(['+49 30 1234567', '0049 30 1234567', '+49 (0)30 1234567'])(
    'the foreign number %s keeps its country code',
    (text) => {
      expect(value(phone, text)).toBe('+49301234567');
    },
  );

  test.each(['+902125551010', '+908501234567', '+904441234'])(
    '%s is no mobile number, but a phone',
    (text) => {
      expect(value(phone, text)).toBe(text);
      expect(value(mobile, text)).toBe('5 ile başlayan bir cep telefonu numarası girin.');
    },
  );

  test('a foreign number is refused where an SMS must reach it, with the reason', () => {
    expect(value(mobile, '+49 151 23456789')).toMatch(/^Yurt dışı numaralarına SMS gönderemiyoruz;/);
  });

  test.each([
    '123',
    '0532 123',
    'telefon',
    '+90 532 123 45 67 89 12 34',
    'tel:+905321234567',
    '+90532\r\n1234567890123456',
    '+9053212345',
    '+9053212345678',
    '+904915123456789',
    '49 151 23456789',
  ])('%j is not a phone number', (text) => {
    expect(value(phone, text)).toMatch(/^Geçerli bir telefon numarası girin;/);
  });

  test('normalizing twice equals normalizing once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000_000, max: 5_999_999_999 }), (number) => {
        const once = value(phone, String(number)) as string;
        expect(once).toBe(`+90${number}`);
        expect(value(phone, once)).toBe(once);
      }),
    );
  });
});

describe('an e-mail address', () => {
  test('is lowercased in ASCII only', () => {
    expect(value(email, ' Ali.Veli@Example.COM ')).toBe('ali.veli@example.com');
    expect(value(email, 'MIKE@example.com')).toBe('mike@example.com');
  });

  test.each([
    'ali@example.com?cc=herkes@example.com',
    'ali@example.com&body=x',
    'ali@example.com,veli@example.com',
    '"ali\r\nBcc: x"@example.com',
    'mıke@example.com',
    'javascript:alert(1)@x',
    '<script>@example.com',
  ])('attack 42: %j is not an e-mail address', (text) => {
    expect(value(email, text)).toBe('Geçerli bir e-posta adresi girin.');
  });
});

test('a multi-line text may contain line breaks but no other control characters', () => {
  expect(value(multiLineText(2, 50), 'ilk satır\r\nikinci')).toBe('ilk satır\nikinci');
  expect(value(multiLineText(2, 50), 'bir\u0007zil')).toBe(
    'Bu alan beklenen biçimde değil. Yazdığınızı kontrol edin.',
  );
});
