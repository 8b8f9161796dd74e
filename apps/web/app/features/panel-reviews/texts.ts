/** The words of the address. */
export const urlWords = {
  page: 'sayfa',
  state: 'durum',
  states: { open: 'bekleyen', kept: 'kalan', hidden: 'gizlenen' },
} as const;

const number = (count: number): string => count.toLocaleString('tr-TR');

export const texts = {
  documentTitle: 'Bildirilen yorumlar · Ayna',
  title: 'Bildirilen yorumlar',
  sub: (open: number) => (open === 0 ? 'Karar bekleyen yok' : `${number(open)} yorum karar bekliyor`),
  loading: 'Yükleniyor...',
  filters: 'Karara göre',
  states: { open: 'Bekleyen', kept: 'Yayında kalan', hidden: 'Gizlenen' },
  list: 'Bildirilen yorumlar',
  unknownSalon: (code: string) => `Salon ${code}`,
  visit: (name: string, service: string, day: string) => `${name} · ${service} · ${day}`,
  noWords: 'Söz eklemeden yıldız verdi.',
  reported: (at: string) => `Salon bildirdi · ${at}`,
  answer: 'Salonun yanıtı',
  keep: 'Yayında kalsın',
  hide: 'Gizle',
  show: 'Yeniden yayınla',
  /** Whose review a button belongs to, for who hears it alone. */
  of: (action: string, name: string) => `${action}: ${name}`,
  dialog: {
    keep: 'Yayında kalsın mı?',
    hide: 'Yorum gizlensin mi?',
    keepText: 'Yorum salonun sayfasında kalır. Salon aynı yorumu yeniden bildiremez.',
    hideText: 'Yorum salonun sayfasından kalkar, ortalamaya girmez. Kararınızı sonra değiştirebilirsiniz.',
    reason: 'Neden',
    hint: 'Denetim kaydında durur.',
  },
  kept: 'Yorum yayında',
  hidden: 'Yorum gizlendi',
  undo: 'Geri al',
  empty: {
    open: 'Karar bekleyen yorum yok',
    kept: 'Yayında bırakılan yorum yok',
    hidden: 'Gizlenen yorum yok',
  },
  emptyText: 'Bir salon yorum bildirince burada görünür.',
  failed: 'Bildirilen yorumlar getirilemedi',
  retry: 'Yeniden dene',
} as const;
