const percent = (value: number): string => `%${value}`;

export const texts = {
  title: 'Bu hafta ne yapabilirsiniz',
  switchOff: 'Önerileri kapat',
  off: 'Haftalık öneriler kapalı.',
  switchOn: 'Önerileri aç',
  failed: 'Bu haftanın önerileri getirilemedi.',
  retry: 'Yeniden dene',
  why: 'Neden bunu söylüyoruz?',
  percent,
  quiet: {
    sentence: (day: string, from: string, to: string, value: number) =>
      `${day} ${from} – ${to} dört haftadır ${percent(value)} dolu. O saatlere bir duyuru yayınlayın.`,
    action: 'Duyuru hazırla',
    table: (day: string) => `${day} günleri doluluk`,
    corner: 'Gün',
    cornerOfHours: 'Saat',
    others: (value: number) => `Diğer günlerin aynı saatleri ortalama ${percent(value)} dolu.`,
    rule: 'Kural: en az iki saatlik bir aralık dört hafta üst üste, her saatinde %30’un altında kalırsa söyleriz. Doluluğu bugünkü çalışma saatlerinize göre hesaplarız.',
  },
  lapsed: {
    sentence: (service: string, count: number, weeks: number, usual: string) =>
      `${service} sonrası ${count.toLocaleString('tr-TR')} müşteri ${weeks} haftadır gelmedi. Genelde ${usual} bir gelinir, listeyi açıp arayın.`,
    days: (count: number) => `${count} günde`,
    weeks: (count: number) => `${count} haftada`,
    action: 'Listeyi aç',
    actionOf: (service: string) => `Listeyi aç: ${service} sonrası gelmeyenler`,
    table: (service: string) => `${service} sonrası gelmeyenlerin son ziyareti`,
    month: 'Ay',
    last: 'Son kez gelen',
    count: (count: number) => `${count.toLocaleString('tr-TR')} kişi`,
    returns: (service: string, returns: number, days: number) =>
      `Son bir yılda ${service} sonrası yeniden gelenler ${returns.toLocaleString('tr-TR')} kez sayıldı, yarısı ${days} gün içinde geldi.`,
    rule: 'Kural: son gelişi bu hizmet için olan, sırada randevusu bulunmayan ve hem bu aranın hem kendi arasının iki katından uzun süredir, en az altı haftadır gelmeyen en az beş kişi varsa söyleriz. Bunun için altı aylık kayıt ve yirmi dönüş gerekir.',
  },
  refused: {
    sentence: (service: string, count: number, employee: string) =>
      `${service} son üç ayda ${count} kez geri çevrildi. ${employee} bu hizmeti yapmıyor, eklerseniz o saatler açılır.`,
    action: 'Hizmeti ekle',
    actionOf: (employee: string, service: string) => `Hizmeti ekle: ${employee}, ${service}`,
    table: (service: string) => `${service} için geri çevrilen istekler`,
    month: 'Ay',
    times: 'Geri çevrilen',
    count: (count: number) => `${count} kez`,
    rule: (employee: string) =>
      `Kural: onay bekleyen istekleri üç ayda en az beş kez iptal ettiyseniz ve aynı işi yapan, boş saati olan biri bu hizmeti vermiyorsa söyleriz. Son dört haftada içlerinde en çok boş saati olan: ${employee}.`,
  },
};
