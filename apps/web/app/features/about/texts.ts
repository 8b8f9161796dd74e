export const texts = {
  documentTitle: 'Biz kimiz · Ayna',
  description: 'Ayna’yı neden ve nasıl yapıyoruz: gün önce gelir, söz verdiğimiz ölçülür, bitmeyen söylenir.',
  title: 'Adı Ayna, çünkü yansıtır.',
  lead: 'Müşterinizin telefonda seçtiği, sizin takviminizde belirir. Bütün iş bu tek düşünceden çıktı; kalan her şey onu doğru yapmak için.',
  why: {
    title: 'Neden yapıyoruz?',
    paragraphs: [
      'Salonlar gün boyu ayaktadır. Telefon çalar, boya bekler, biri kapıdan girer. O sırada deftere bakıp “şu saat boş mu” diye düşünmek, işin en zor yerine konmuş bir yüktür.',
      'Defterin bilmediği şeyler vardır: boyanın kırk dakika beklediği, Elif’in çarşamba izinli olduğu, o müşterinin geçen sefer neye alerjisi çıktığı. Ayna bunları bilir ve sorulmadan hesaba katar.',
      'Kuaförde, berberde, güzellik salonunda, tırnak ve makyaj stüdyosunda, estetik kliniğinde gün başka başka akar. Tek bir kalıbı herkese giydirmek yerine, her birinin gününe baktık.',
    ],
  },
  how: {
    title: 'Nasıl çalışıyoruz?',
    items: [
      {
        title: 'Önce gün gelir',
        text: 'Bir kol boyu uzaktan bir saniyede okunmayan ekran bitmemiştir. Süs için renk koymayız; renk durumu söyler.',
      },
      {
        title: 'Söz verdiğimiz ölçülür',
        text: 'Aynı saate iki kişi oturmaz dediysek, aynı anda basan yüzlerce müşteriyle deneriz. İnternet kopar, sekme kapanır, tuşa iki kez basılır: bunların hepsini bilerek deneriz.',
      },
      {
        title: 'Bitmeyen söylenir',
        text: 'Bugün yapmadıklarımız özellikler sayfasında, son gözden geçirdiğimiz günle birlikte yazar. Sonradan öğrenmeyin diye.',
      },
      {
        title: 'Yanlışın dönüşü vardır',
        text: 'Silinen, taşınan, iptal edilen geri alınır. Geri alınamayan bir şey yapacaksanız bunu önceden, açıkça söyleriz.',
      },
      {
        title: 'Verinizde gözümüz yok',
        text: 'Müşterilerinize reklam göndermeyiz, listenizi kimseye vermeyiz. Neyi ne kadar sakladığımız gizlilik politikasında yazar.',
      },
      {
        title: 'Türkçe düşünürüz',
        text: 'Ekrandaki her söz önce Türkçe yazıldı. Işıl’ı “isil” yazarak da bulursunuz.',
      },
    ],
  },
  links: { features: 'Özellikler ve yapmadıklarımız', privacy: 'Gizlilik politikası' },
  operator: {
    title: 'Künye',
    lead: 'Ayna’yı işleten ve verilerinizden sorumlu olan:',
    rows: { tradeName: 'Ticaret unvanı', mersis: 'MERSİS', address: 'Adres' },
    unset: 'Girilmedi',
  },
  closing: 'Bir sorunuz mu var?',
  closingText: 'Salonunuzu anlatın, birlikte bakalım. Bir iş günü içinde döneriz.',
  contact: 'Bize yazın',
} as const;
