export const texts = {
  add: { documentTitle: 'Ürün ekle · Ayna', title: 'Ürün ekle', here: 'Yeni' },
  edit: { documentTitle: 'Ürünü düzenle · Ayna', title: 'Ürünü düzenle', here: 'Düzenle' },
  list: 'Envanter',
  loadFailed: 'Ürün açılamadı',
  retry: 'Yeniden dene',
  about: {
    title: 'Ürün',
    name: 'Ad',
    nameNeeded: 'Ürünün adını yazın.',
    category: 'Grup',
    categoryNeeded: 'Bir grup seçin.',
    unit: 'Birim',
    barcode: 'Barkod',
    barcodeHint: 'Okuyucuyla okutabilir ya da yazabilirsiniz.',
    description: 'Açıklama',
  },
  stock: {
    title: 'Stok',
    stock: (unit: string) => `Stok miktarı (${unit})`,
    stockHint: 'Rafta şu anda kaç tane var?',
    critical: (unit: string) => `En az (${unit})`,
    criticalHint: 'Bu miktara inince uyarırız. 0 yazarsanız uyarmayız.',
    editHint: 'Stok; alım, satış ve sayımla değişir.',
  },
  money: {
    title: 'Fiyat ve tedarik',
    price: 'Satış fiyatı',
    cost: 'Birim alış fiyatı',
    costHint:
      'Alımlarla ortalaması kendiliğinden güncellenir. Yalnızca “Envanter” ve “Gelir ve gider” yetkisi olanlar görür.',
    supplier: 'Tedarikçi',
  },
  conflict: { reload: 'Son hâlini getir', detail: 'Yazdıklarınızın yerine kayıtlı olan gelir.' },
  bar: {
    wrong: (count: number) => `${count} alanı düzeltin`,
    cancel: 'Vazgeç',
    save: 'Kaydet',
    added: (name: string) => `${name} eklendi.`,
    saved: (name: string) => `${name} kaydedildi.`,
  },
  remove: {
    button: 'Ürünü sil',
    removed: (name: string) => `${name} silindi.`,
    detail: 'Hareketleri saklanır, geri getirebilirsiniz.',
    undo: 'Geri al',
    restored: (name: string) => `${name} geri geldi.`,
  },
  tour: {
    name: 'Ürün ekleme turu',
    steps: {
      name: {
        title: 'Ürünün adı',
        text: 'Rafta nasıl tanıyorsanız öyle yazın; marka ve boy da olsun: “Mor şampuan 500 ml”.',
      },
      stock: {
        title: 'Stok miktarı',
        text: 'Şu anda rafta olan. Bundan sonra alım, satış ve sayımla kendiliğinden değişir.',
      },
      critical: {
        title: 'En az',
        text: 'Bu miktara inince kontrol panelinde ve sipariş listesinde görürsünüz.',
      },
      description: {
        title: 'Açıklama',
        text: 'Ekibinizin bilmesi gerekenler: hangi hizmette ne kadar kullanılır, nerede durur. Boş da kalabilir.',
      },
      price: {
        title: 'Fiyat ve maliyet',
        text: 'Satış fiyatı kasaya önerilir. Alış fiyatı kazancı gösterir; alımlarla ortalaması güncellenir.',
      },
    },
  },
} as const;
