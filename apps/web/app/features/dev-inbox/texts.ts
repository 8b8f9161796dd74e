export const texts = {
  documentTitle: 'Gelen kutusu · Ayna',
  title: 'Gelen kutusu',
  sub: 'Geliştirirken gönderilen SMS ve e-postalar. Hiçbiri gerçek bir kişiye gitmez, yenisi kendiliğinden görünür.',
  list: 'Gönderilen mesajlar',
  channel: { sms: 'SMS', mail: 'E-posta' },
  to: 'Alıcı',
  copy: 'Kodu kopyala',
  copied: 'Kopyalandı',
  empty: {
    title: 'Henüz mesaj yok',
    text: 'Kayıt olun ya da iletişim formunu doldurun, gönderilen mesaj birkaç saniye içinde burada görünür.',
  },
  failed: {
    title: 'Kutuya ulaşılamıyor',
    text: 'Ürün duruyor olabilir. Yeniden çalıştığında mesajlar kendiliğinden görünür.',
  },
} as const;
