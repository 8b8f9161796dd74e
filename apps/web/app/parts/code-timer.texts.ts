export const texts = {
  resendIn: (time: string) => `${time} sonra yeniden isteyebilirsiniz`,
  mayResend: 'Şimdi yeniden isteyebilirsiniz',
  validFor: (time: string) => `Kod ${time} daha geçerli.`,
  expired: 'Bu kod artık geçmiyor. Yenisini isteyin.',
  resend: 'Kodu yeniden gönder',
  resent: 'Yeni kodu gönderdik. Eskisi artık geçmez.',
} as const;
