export const texts = {
  documentTitle: 'Ne sağlıyoruz · Ayna',
  description:
    'Ayna’nın salonunuza sağladıkları: müşterinize randevu sayfası, resepsiyona takvim, ekibe yetki, kasaya düzen. Ne gerektiği ve neyin sizde kaldığı da yazılı.',
  title: 'Bir salonun bütün işi, tek masada.',
  lead: 'Randevu defteri, müşteri fişleri, kasa kâğıdı, stok listesi ve salonun sitesi: hepsi aynı yerde, birbirinden haberli.',
  parts: [
    {
      id: 'musteriniz',
      title: 'Müşteriniz için: günün her saati açık bir kapı',
      text: 'Salonunuzun kendi sayfası olur. Hizmetleriniz, fiyatlarınız, ekibiniz, fotoğraflarınız ve yorumlarınız orada durur; randevu da oradan alınır.',
      items: [
        'Hizmet, uzman ve saat telefondan seçilir; üyelik gerekmez, numara kodla doğrulanır.',
        'Altı hazır şablondan birini seçer, renklerini ve yazılarını değiştirirsiniz.',
        'Karekodu masaya ve cama asar, adresi Instagram’a koyarsınız.',
        'Müşteriniz randevusunu kendi bağlantısından değiştirir ya da iptal eder; ne zamana kadar olduğuna siz karar verirsiniz.',
      ],
    },
    {
      id: 'masa',
      title: 'Resepsiyon için: tartışmayan bir takvim',
      text: 'Telefon çalarken, biri kapıdan girerken, bir elinizde fön varken okunan bir gün.',
      items: [
        'Her çalışan bir sütun; günlük, haftalık ve aylık görünüm.',
        'Aynı saate iki randevu yazılamaz. Gerekirse bilerek ve nedeniyle üst üste yazarsınız.',
        'Biri bir şey değiştirince ötekinin ekranı kendiliğinden değişir.',
        'Çalışan hastalanırsa etkilenen randevular listelenir, her birine yeni yer önerilir.',
      ],
    },
    {
      id: 'ekip',
      title: 'Ekibiniz için: herkese kendi anahtarı',
      text: 'Davet ettiğiniz kişi kendi telefonundan girer ve yalnızca izin verdiğinizi görür.',
      items: [
        'Kuaför kendi gününü, resepsiyon bütün takvimi, muhasebeci kasayı görür.',
        'Müşterinin telefonu, istemediğiniz gözden gizlenir.',
        'Çalışma saatleri ve izinler takvimde kendiliğinden kapanır.',
        'Prim kurallarını siz koyarsınız; döküm ay ay çıkar.',
      ],
    },
    {
      id: 'kasa',
      title: 'Kasanız için: gün sonunda tutan bir hesap',
      text: 'Tamamlanan randevunun geliri kendiliğinden yazılır. Kalanı siz söylersiniz.',
      items: [
        'Nakit, kart ve havale ayrı; bahşiş, indirim ve borç yerinde.',
        'Gün sonunda kasa sayılır, fark varsa nedeni yazılır, gün kapanır.',
        'Kira ve maaş gibi giderler ayı gelince önerilir, siz onaylarsınız.',
        'Ürün satışı ve reçeteler stoktan düşer; biten ürün sipariş listesine girer.',
      ],
    },
    {
      id: 'siz',
      title: 'Sizin için: ayı gösteren birkaç sayı',
      text: 'Uzun tablolar yerine karar verdiren sayılar.',
      items: [
        'Ay, geçen ay ve geçen yılın aynı ayıyla yan yana tek sayfada durur.',
        'En sakin saatleriniz haritada, en çok tercih edilen hizmet yanında yazar.',
        'Muhasebecinize PDF, kendinize Excel.',
      ],
    },
  ],
  needs: {
    title: 'Sizden ne ister?',
    items: [
      {
        title: 'Bir telefon',
        text: 'Bilgisayar şart değil. Takvim telefonda da, tablette de, masada da aynı takvimdir.',
      },
      {
        title: 'Bir öğle arası',
        text: 'Türünüzü seçin, hazır gelen hizmet listesinde süre ve fiyatları düzeltin, ekibinizi davet edin.',
      },
      {
        title: 'Varsa eski listeniz',
        text: 'Müşterileriniz Excel dosyasıyla gelir. Kimseye mesaj gitmez, alınamayan satırlar nedeniyle gösterilir.',
      },
    ],
  },
  yours: {
    title: 'Sizde kalan',
    items: [
      {
        title: 'Veriniz sizin',
        text: 'Müşteri kartlarını, randevuları ve muhasebeyi dilediğinizde Excel’de açılan dosya olarak indirirsiniz.',
      },
      {
        title: 'Müşteriniz sizin',
        text: 'Sayfanızda başka salonun adı geçmez, müşterilerinize biz reklam göndermeyiz.',
      },
      {
        title: 'Karar sizin',
        text: 'Ayna önerir: bir saat, bir gün, bir sipariş. Siz onaylamadan hiçbiri yazılmaz.',
      },
    ],
  },
  toFeatures: 'Bir günü saat saat görün',
  closing: 'Önce kendi salonunuzla deneyin.',
  closingText: '14 gün ücretsiz, kart istemez.',
  createSalon: 'Salonunuzu oluşturun',
} as const;
