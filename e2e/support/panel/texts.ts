/** Made-up people, and what they wrote. */
export const texts = {
  admin: { name: 'Sevgi', lastname: 'Ünal' },
  people: [
    { name: 'Sevgi', lastname: 'Ünal' },
    { name: 'Nehir', lastname: 'Aksoy' },
    { name: 'Elif', lastname: 'Şahin' },
    { name: 'Çağla', lastname: 'Işık' },
  ],
  senders: [
    ['Hatice Güngör', 'hatice.gungor@ornek.com', '+905321184027', 'Paket değişikliği'],
    ['Şahin Öztürk', 'sahin@ornek.com', '+905057741290', null],
    ['Işıl Kara', 'isil.kara@ornek.com', '+905412206318', 'SMS onayı'],
    ['Gökhan Ünal', 'gokhan.unal@ornek.com', '+905339015546', 'Fatura'],
    ['Çiğdem Aydın', 'cigdem@ornek.com', '+905376400871', 'Teşekkür'],
    ['Özlem İpekçi', 'ozlem.ipekci@ornek.com', '+905304152963', 'Veri aktarımı'],
    ['Tuncay Yiğit', 'tuncay.yigit@ornek.com', '+905354446677', 'Çalışan yetkileri'],
  ],
  written:
    'Merhaba,\nTek Koltuk paketindeyim. İki çalışan daha aldım, ay ortasında Salon paketine geçersem ücret nasıl hesaplanıyor?\n\nBir de mevcut SMS hakkım yeni pakete aktarılıyor mu? Şimdiden teşekkürler.',
  salon: { name: 'Nehir Saç Atölyesi', path: 'nehir', district: 'Kadıköy', provinceName: 'İstanbul' },
  groups: { all: 'Tam yetki', reception: 'Resepsiyon', customers: 'Müşteri kartlarını görme' },
  audit: {
    person: 'Begüm Taş',
    lockedOut: 'Sahibi telefonunu değiştirdi, giremiyor.',
    twoDays: 'İki gün giremedi.',
    wrongAddress: 'Adres başka bir işletmeye ait.',
  },
  /** On a desktop, or on a phone, only somebody signed in sees one of these. */
  signedIn: /Çıkış yap|Menü/,
} as const;
