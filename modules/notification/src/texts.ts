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

export const codeSms = {
  /** The last line lets a browser recognise the site and fill the code in. */
  code: (digits: string, host: string) =>
    `${digits} Ayna doğrulama kodunuz. 3 dakika geçerlidir, kimseyle paylaşmayın.\n@${host} #${digits}`,
  knownNumber: (site: string) =>
    `Bu numarayla Ayna'da yeni bir hesap açılmak istendi. Zaten hesabınız var, giriş için: ${site}/giris-yap`,
};

export const emailLinkMail = {
  subject: 'Ayna: e-posta adresinizi onaylayın',
  body: (name: string, link: string) =>
    [
      `Merhaba ${name},`,
      '',
      'Bu adresin size ait olduğunu onaylamak için:',
      link,
      '',
      'Bağlantı 24 saat geçerlidir ve yalnızca sizin içindir; kimseyle paylaşmayın.',
      'Bunu siz istemediyseniz bu e-postayı dikkate almayın; adresiniz kullanılmaz.',
    ].join('\n'),
};

export const knownAddressMail = {
  subject: 'Ayna: bu adresle bir hesabınız var',
  body: (name: string, link: string) =>
    [
      `Merhaba ${name},`,
      '',
      'Bu adres başka bir Ayna hesabına yazılmak istendi. Adres sizin hesabınızda kalıyor, bir şey yapmanız gerekmiyor.',
      'Siz denediyseniz bu adresle açtığınız hesaba girin:',
      link,
    ].join('\n'),
};

export const contactNoticeSms = {
  phone: (site: string) =>
    `Ayna hesabınızın cep telefonu değişti, diğer oturumlar kapandı. Siz yapmadıysanız bize yazın: ${site}/iletisim`,
  email: (site: string) =>
    `Ayna hesabınızın e-posta adresi değişti, diğer oturumlar kapandı. Siz yapmadıysanız bize yazın: ${site}/iletisim`,
};

type InvitationValues = { name: string; salonName: string; link: string };

export const invitationTexts = {
  /** In place of the name of a salon that has not paid. */
  unnamedSalon: 'Bir salon',
  sms: ({ salonName, link }: InvitationValues) =>
    `${salonName} sizi Ayna ekibine davet etti. Katılmak için: ${link}`,
  subject: ({ salonName }: InvitationValues) => `${salonName} sizi ekibine davet etti`,
  mail: ({ name, salonName, link }: InvitationValues) =>
    [
      `Merhaba ${name},`,
      '',
      `${salonName} sizi Ayna'daki ekibine davet etti. Katılmak için:`,
      link,
      '',
      'Bağlantı 7 gün geçerlidir ve yalnızca sizin içindir; kimseyle paylaşmayın.',
      'Bu salonu tanımıyorsanız bu e-postayı dikkate almayın.',
    ].join('\n'),
};

export const personalDataTexts = {
  title: 'Size gönderilen iletiler',
  labels: { at: 'Zaman', channel: 'Yol', recipient: 'Alıcı', subject: 'Konu', body: 'Metin', state: 'Durum' },
};
