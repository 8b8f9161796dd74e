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
    `Bu numarayla yeni bir Ayna hesabı açılmak istendi. Zaten hesabınız var, giriş için: ${site}/giris-yap`,
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
    `Ayna: ${salonName} sizi ekibine davet etti. Katılmak için: ${link}`,
  subject: ({ salonName }: InvitationValues) => `${salonName} sizi ekibine davet etti`,
  mail: ({ name, salonName, link }: InvitationValues) =>
    [
      `Merhaba ${name},`,
      '',
      `${salonName} sizi Ayna’daki ekibine davet etti. Katılmak için:`,
      link,
      '',
      'Bağlantı 7 gün geçerlidir ve yalnızca sizin içindir; kimseyle paylaşmayın.',
      'Bu salonu tanımıyorsanız bu e-postayı dikkate almayın.',
    ].join('\n'),
};

const liras = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const months = new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 2026-10 is Ekim 2026. */
const monthName = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));

type Total = { income: number; expense: number; difference: number };
type ReportValues = {
  month: string;
  salonName: string;
  paid: Total;
  before: Total;
  due: Total;
  link: string;
};

export const reportMail = {
  subject: ({ salonName, month }: ReportValues) => `${monthName(month)} raporunuz: ${salonName}`,
  body: ({ salonName, month, paid, before, due, link }: ReportValues) =>
    [
      'Merhaba,',
      '',
      `${salonName} için ${monthName(month)} raporunuz hazır. Tutarlar ödenen kayıtlara göredir.`,
      '',
      `Gelir: ${liras.format(paid.income)} (önceki ay ${liras.format(before.income)})`,
      `Gider: ${liras.format(paid.expense)} (önceki ay ${liras.format(before.expense)})`,
      `Net: ${liras.format(paid.difference)} (önceki ay ${liras.format(before.difference)})`,
      '',
      `Ay sonunda bekleyen: alacak ${liras.format(due.income)}, borç ${liras.format(due.expense)}. Bunlar toplamlara girmez.`,
      '',
      'Raporun tamamı, PDF ve Excel için:',
      link,
      '',
      'Bu e-postayı istemiyorsanız aynı sayfadan kapatabilirsiniz.',
    ].join('\n'),
};

const days = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 2026-12-02 is 2 Aralık 2026. */
const dayName = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

type BillingValues = {
  name: string;
  title: string;
  amount: number | null;
  on: string | null;
  orderNumber: string | null;
  link: string;
};

type BillingText = {
  subject: (values: BillingValues) => string;
  lines: (values: BillingValues) => string[];
};

const lira = (amount: number | null): string => liras.format(amount ?? 0);
const onDay = (day: string | null): string => (day === null ? '' : dayName(day));

const billingTexts = {
  'renewal-near': {
    subject: ({ on }) => `Paketiniz ${onDay(on)} günü yenilenecek`,
    lines: ({ title, amount, on }) => [
      `${title} ${onDay(on)} günü kayıtlı kartınızdan yenilenecek. Tutar ${lira(amount)}, KDV dahil.`,
      'Yenilensin istemiyorsanız ya da başka bir kart kullanacaksanız o güne kadar değiştirebilirsiniz:',
    ],
  },
  'end-near': {
    subject: ({ on }) => `Paketiniz ${onDay(on)} günü bitiyor`,
    lines: ({ title, amount, on }) => [
      `${title} ${onDay(on)} günü bitiyor. Otomatik yenileme kapalı, kartınızdan bir şey alınmayacak.`,
      `Sürdürmek isterseniz ${lira(amount)} ile yenileyebilirsiniz. Yenilenmezse kayıtlarınız görünmeye devam eder, yeni kayıt eklenmez.`,
    ],
  },
  paid: {
    subject: ({ title }) => `Ödemeniz alındı: ${title}`,
    lines: ({ title, amount, orderNumber }) => [
      `${title} açık. Alınan tutar ${lira(amount)}, KDV dahil.`,
      `Ödeme no ${orderNumber ?? '—'}`,
      'Faturanız ve paketiniz burada:',
    ],
  },
  'renewal-failed': {
    subject: () => 'Paketinizin yenilemesi alınamadı',
    lines: ({ title, amount, on }) => [
      `${title} için ${lira(amount)} kartınızdan alınamadı. Şu anda her şey açık; ${onDay(on)} günü yeniden deneyeceğiz.`,
      'Beklemeden başka bir kart ekleyebilirsiniz, hemen denenir:',
    ],
  },
  'renewal-over': {
    subject: ({ on }) => `Paketiniz ${onDay(on)} günü kapanıyor`,
    lines: ({ title, amount, on }) => [
      `${title} için ${lira(amount)} kartınızdan alınamadı ve yeniden denenmeyecek.`,
      `${onDay(on)} gününden sonra kayıtlarınız görünmeye devam eder, yeni kayıt eklenmez. Bir kart ekleyerek sürdürebilirsiniz:`,
    ],
  },
  refunded: {
    subject: () => 'Ödemeniz iade edildi',
    lines: ({ title, amount, orderNumber }) => [
      `${title} ödemenizden ${lira(amount)} kartınıza iade edildi. Bankanızın hesabınıza yansıtması birkaç gün sürebilir.`,
      `Ödeme no ${orderNumber ?? '—'}`,
    ],
  },
} satisfies Record<string, BillingText>;

export type BillingNotice = keyof typeof billingTexts;

export const billingMail = {
  subject: (kind: BillingNotice, values: BillingValues) => billingTexts[kind].subject(values),
  body: (kind: BillingNotice, values: BillingValues) =>
    [`Merhaba ${values.name},`, '', ...billingTexts[kind].lines(values), values.link].join('\n'),
};

export const personalDataTexts = {
  title: 'Size gönderilen mesajlar',
  labels: { at: 'Zaman', channel: 'Yol', recipient: 'Alıcı', subject: 'Konu', body: 'Metin', state: 'Durum' },
};
