import { expect, test } from 'vitest';
import { networkError, toCallError } from './call-errors.ts';

// The error catalogue of the spec's section 8, row by row.
test.each([
  [400, 'bad-request', 'İstek anlaşılamadı. Girdiğiniz bilgileri kontrol edin.'],
  [401, 'sign-in-needed', 'Devam etmek için giriş yapmanız gerekiyor.'],
  [403, 'not-allowed', 'Bu işlem için yetkiniz yok. Salon sahibinden isteyebilirsiniz.'],
  [404, 'not-found', 'Aradığınız kayıt bulunamadı. Silinmiş ya da taşınmış olabilir.'],
  [408, 'too-slow', 'Yanıt zamanında gelmedi. Yeniden deneyin.'],
  [409, 'conflict', 'Bilgiler çakıştı. Kaydın son hâlini görüp yeniden deneyin.'],
  [422, 'invalid-fields', 'Bazı bilgiler doğrulanamadı. Girdiklerinizi gözden geçirin.'],
  [429, 'too-many-requests', 'Çok sık denediniz. Biraz bekleyip yeniden deneyin.'],
  [500, 'unexpected', 'Sunucuda bir hata oluştu. Biraz sonra yeniden deneyin.'],
  [502, 'bad-gateway', 'Sunucudan geçersiz bir yanıt geldi. Yeniden deneyin.'],
  [503, 'unavailable', 'Hizmet şu anda kullanılamıyor. Biraz sonra yeniden deneyin.'],
  [504, 'no-answer', 'Sunucu yanıt vermiyor. İnternetinizi kontrol edip yeniden deneyin.'],
  [418, 'unexpected', 'Beklenmeyen bir durum oluştu. Yeniden deneyin.'],
])('status %i without words is %s', (status, code, message) => {
  expect(toCallError(status, undefined)).toMatchObject({ status, message, body: { code, message } });
});

test('no status at all is a lost connection', () => {
  const message = 'Bağlantı koptu. İnternetinizi kontrol edin, kaldığınız yerden devam edelim.';
  expect(networkError()).toMatchObject({ status: 0, message, body: { code: 'unreachable' } });
  expect(toCallError(Number.NaN, undefined)).toMatchObject({ message });
});

test.each([400, 401, 403, 404, 408, 409, 418, 422, 429, 500, 502, 503, 504])(
  "status %i: the server's own message goes first",
  (status) => {
    const body = { code: 'slot-taken', message: 'Bu saat az önce doldu.', details: ['10:30'] };
    expect(toCallError(status, body, 'r1')).toMatchObject({
      status,
      message: body.message,
      body,
      requestId: 'r1',
    });
    expect(toCallError(status, { message: 'Bu saat az önce doldu.' }).message).toBe('Bu saat az önce doldu.');
  },
);

test.each([null, 'text', 7, [], {}, { message: '' }, { message: '  ' }, { message: 7 }, { code: 'a' }])(
  'the body %j has no words of its own',
  (body) => {
    expect(toCallError(503, body).message).toBe(
      'Hizmet şu anda kullanılamıyor. Biraz sonra yeniden deneyin.',
    );
  },
);
