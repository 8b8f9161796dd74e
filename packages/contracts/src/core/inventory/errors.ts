/** Refusals of the inventory; `errors.ts` collects them. */
export const inventoryRefusals = {
  'too-many-products': {
    status: 409,
    message: 'Bir salonda en çok 2.000 ürün olabilir. Kullanmadıklarınızı silip yeniden deneyin.',
  },
  'unknown-product': { status: 409, message: 'Seçtiğiniz ürünlerden biri artık yok. Listeyi yenileyin.' },
  'barcode-taken': { status: 409, message: 'Bu barkod başka bir ürününüzde kayıtlı. Barkodu kontrol edin.' },
  'stock-short': {
    status: 409,
    message: 'Stokta bu kadar ürün yok. Kalan miktara bakıp yeniden deneyin ya da önce alımı kaydedin.',
  },
  'stock-changed': {
    status: 409,
    message: 'Stok siz sayarken değişti. Son miktarı görüp sayımı yeniden kaydedin.',
  },
  'order-received': {
    status: 409,
    message: 'Bu sipariş artık beklemiyor: başkası “Geldi” demiş ya da geri almış. Listeyi yenileyin.',
  },
  'nothing-to-return': {
    status: 409,
    message: 'Bu hareketin geri alınabilecek miktarı bu kadar değil. Hareketleri yenileyip yeniden deneyin.',
  },
  'recipe-service-unknown': {
    status: 409,
    message: 'Seçtiğiniz hizmetlerden biri artık yok. Listeyi yenileyip yeniden deneyin.',
  },
} as const;
