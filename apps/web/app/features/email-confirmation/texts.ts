export const texts = {
  documentTitle: 'E-posta onayı · Ayna',
  title: 'E-posta adresinizi onaylayın',
  lead: 'Bu bağlantı e-posta adresinize gönderildi. Onaylayınca hesabınıza bu adresle de girersiniz.',
  confirm: 'E-postamı onayla',
  done: {
    title: 'E-posta adresiniz onaylandı',
    text: (email: string) => `${email} artık hesabınızın adresi.`,
    account: 'Hesabıma git',
  },
  over: {
    title: 'Bu bağlantı artık açılmıyor',
    next: 'Bağlantılar 24 saat geçerlidir ve bir kez kullanılır. Hesabım sayfasından yenisini isteyebilirsiniz.',
    account: 'Hesabıma git',
  },
} as const;
