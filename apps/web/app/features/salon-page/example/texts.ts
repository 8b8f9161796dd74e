import type { PageTemplate } from '@ayna/contracts/core/salon-page';

type Example = {
  readonly name: string;
  readonly place: readonly [address: string, district: string, province: string];
  readonly slogan: string;
  readonly intro: string;
  readonly people: readonly (readonly [name: string, lastname: string, title: string])[];
  readonly announcement: readonly [title: string, text: string];
  readonly review: readonly string[];
};

/** A made-up salon for each template. */
export const examples: Readonly<Record<PageTemplate, Example>> = {
  flow: {
    name: 'Nehir Saç Atölyesi',
    place: ['Caferağa Mah. Moda Cad. No: 118/A', 'Kadıköy', 'İstanbul'],
    slogan: 'Saçınızın kendi akışı var.',
    intro: 'Moda’da, aceleye gelmeyen kesim, renk ve bakım. Önce dinleriz, sonra makası elimize alırız.',
    people: [
      ['Nehir', 'Aksoy', 'Renk uzmanı, kurucu'],
      ['Deniz', 'Korkmaz', 'Kesim'],
      ['Elif', 'Şahin', 'Fön ve bakım'],
      ['Burak', 'Yıldız', 'Kesim, sakal'],
    ],
    announcement: ['Kış kartelası geldi', 'Yeni tonlar askıda. Gelin, ışıkta birlikte bakalım.'],
    review: [
      'Önce dinlediler, sonra kestiler. Üç haftadır aynı gün gibi duruyor.',
      'Renk tam istediğim gibi oldu.',
    ],
  },
  razor: {
    name: 'Kadim Berber',
    place: ['Necatibey Cad. No: 74', 'Beyoğlu', 'İstanbul'],
    slogan: 'Sıra beklemeyin, koltuğunuz hazır olsun.',
    intro: 'Karaköy’de makas, ustura, sıcak havlu. Çay bizden.',
    people: [
      ['Kemal', 'Usta', 'Klasik tıraş'],
      ['Rıza', 'Usta', 'Ustura, köpük'],
      ['Çağrı', 'Demir', 'Makine, doku'],
    ],
    announcement: ['Arife günü açığız', 'Koltuklar çabuk doluyor, saatinizi şimdiden ayırın.'],
    review: ['On dakika bile beklemedim.', 'Sakal işini bilene bırakın.'],
  },
  bloom: {
    name: 'Şakayık',
    place: ['İcadiye Cad. No: 58', 'Üsküdar', 'İstanbul'],
    slogan: 'Bir saatliğine telefonu kapatın.',
    intro: 'Çayınız demli, odanız sessiz.',
    people: [
      ['Sevgi', 'Akın', 'Cilt bakımı, kurucu'],
      ['Handan', 'Öztürk', 'Kaş ve kirpik'],
      ['Gülçin', 'Er', 'Lazer, ağda'],
      ['İlknur', 'Baş', 'Masaj'],
    ],
    announcement: ['Öğretmenler Günü', '24 Kasım’da cilt bakımı öğretmenlerimize yarı fiyatına.'],
    review: [
      'Annemle gittik, ikimiz de çıkışta birbirimizi tanımadık.',
      'Hiç acele etmiyorlar, her seansta önce soruyorlar.',
    ],
  },
  polish: {
    name: 'Vişne',
    place: ['Kıbrıs Şehitleri Cad. No: 141/B', 'Konak', 'İzmir'],
    slogan: 'Bir renk seçin, gerisi bizde.',
    intro: 'Alsancak’ta tırnak stüdyosu.',
    people: [
      ['Vildan', 'Ersoy', 'Kurucu, protez tırnak'],
      ['Ceyda', 'Şimşek', 'Nail art'],
      ['Ilgın', 'Demir', 'Medikal manikür'],
      ['Pelin', 'Ay', 'Kalıcı oje'],
    ],
    announcement: ['Kış kartelası geldi', '36 yeni renk. Beğendiğinizi gösterin.'],
    review: ['Üç haftadır çizik yok. Üstelik bulaşığı hep ben yıkıyorum.', 'Eller harika oldu.'],
  },
  backstage: {
    name: 'Perde',
    place: ['Bestekâr Sok. No: 27/4', 'Çankaya', 'Ankara'],
    slogan: 'Işıklar yanmadan önce, on dakika bize bakın.',
    intro: 'Gelin, sahne ve özel gün makyajı.',
    people: [
      ['Perihan', 'Soylu', 'Makyaj tasarımı'],
      ['Aslı', 'Güven', 'Gelin'],
      ['Şeyda', 'Önal', 'Kaş ve kirpik'],
      ['Yağmur', 'Işık', 'Kalıcı makyaj'],
    ],
    announcement: ['Yılbaşı takvimi açıldı', '31 Aralık için son dokuz koltuk. Sabah 09:00’dan başlıyoruz.'],
    review: [
      'Ağladım, güldüm, halay çektim. Gece ikide hâlâ yerindeydi.',
      'Kendime benziyordum, yalnız daha dinlenmiş.',
    ],
  },
  clear: {
    name: 'Lavin Estetik Kliniği',
    place: ['Hüsrev Gerede Cad. No: 62, Kat 3', 'Şişli', 'İstanbul'],
    slogan: 'Önce dinleriz, sonra ölçeriz, en son dokunuruz.',
    intro: 'Gerek yoksa gerek yok deriz.',
    people: [
      ['Ece', 'Tanyeli', 'Deri hastalıkları uzmanı'],
      ['Onur', 'Saygın', 'Medikal estetik hekimi'],
      ['Seda', 'Gürbüz', 'Lazer uygulama uzmanı'],
      ['İpek', 'Arslan', 'Cilt bakım uzmanı'],
    ],
    announcement: ['Ücretsiz cilt analizi', 'İlk muayenesini bu hafta yaptıran herkese.'],
    review: [
      'İhtiyacım olmadığını söyleyip cilt bakımı önerdiler. O gün bugündür başka yere gitmedim.',
      'Her şey anlatıldığı gibi oldu.',
    ],
  },
};

export const reviewers = ['Elif Y.', 'Merve Ç.'] as const;
