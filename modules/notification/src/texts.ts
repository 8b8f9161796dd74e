type Contact = { fullName: string; email: string; phone: string; subject: string | null; message: string };

export const contactMail = {
  subject: ({ subject, fullName }: Contact) => `İletişim formu: ${subject ?? fullName}`,
  body: ({ fullName, email, phone, subject, message }: Contact) =>
    [
      'İletişim formundan yeni bir mesaj geldi.',
      '',
      `Gönderen: ${fullName}`,
      `E-posta: ${email}`,
      `Telefon: ${phone}`,
      `Konu: ${subject ?? '—'}`,
      '',
      message,
      '',
      'Bu e-postayı yanıtladığınızda yanıtınız gönderene gider.',
    ].join('\n'),
};
