import { describe, expect, test } from 'vitest';
import { authorization, isSigned, isWebhookSigned } from './signature.ts';

// Made with openssl dgst -sha256 -hmac, so that no mistake of ours is on both sides.
const secretKey = 'secret-key';
const header =
  'IYZWSv2 YXBpS2V5OmFwaS1rZXkmcmFuZG9tS2V5OnJuZDEyMyZzaWduYXR1cmU6N2UzNmZmZDkyMjA0YmFjOThhNzkzY2IzMmNhMjFlMzM5Y2E5YWRhNWY1NjY5MjYwZDY3Mzk3ODBiNTFlOGI3Yg==';
const paymentSignature = '805271c237faf4a306e4c8710b2baa5f8381778da5e6f4cc316cfe4f12b0c986';
const noticeSignature = '6614442b9c2e10f8e4720176517c84c42d492071d3249fa72a837167bcc081b8';

test('a request is signed over its random key, path and body', () => {
  const request = { random: 'rnd123', path: '/payment/detail', body: '{"paymentId":"1"}' };
  expect(authorization({ apiKey: 'api-key', secretKey }, request)).toBe(header);
});

const fields = ['22416035', 'TRY', 'B67832', '123456789'];

describe('the signature of a payment', () => {
  test.each([
    ['1.2', '1.0'],
    ['1.20', '1'],
    ['1.2', '1.00'],
    ['1.20000000', '1.00000000'],
  ])('holds however the prices %s and %s are written', (paidPrice, price) => {
    expect(isSigned(secretKey, fields, [paidPrice, price], paymentSignature)).toBe(true);
  });

  test.each([
    ['another price', fields, ['1.2', '1.1'], paymentSignature],
    ['another payment', ['1', ...fields.slice(1)], ['1.2', '1.0'], paymentSignature],
    ['a cut signature', fields, ['1.2', '1.0'], paymentSignature.slice(0, 60)],
    ['no signature', fields, ['1.2', '1.0'], ''],
    ['no hex', fields, ['1.2', '1.0'], 'x'.repeat(64)],
  ])('does not hold for %s', (_, signed, prices, signature) => {
    expect(isSigned(secretKey, signed, prices, signature)).toBe(false);
  });

  test('needs the secret', () => {
    expect(isSigned('another', fields, ['1.2', '1.0'], paymentSignature)).toBe(false);
  });
});

test('a notice is signed over its fields behind the secret', () => {
  const notice = ['THREE_DS_AUTH', '22416035', '123456789', 'SUCCESS'];
  expect(isWebhookSigned(secretKey, notice, noticeSignature)).toBe(true);
  expect(isWebhookSigned(secretKey, [...notice.slice(0, 3), 'FAILURE'], noticeSignature)).toBe(false);
});
