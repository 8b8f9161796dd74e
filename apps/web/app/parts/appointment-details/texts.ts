import type { AppointmentStatus } from '@ayna/contracts/appointment';

type FinalStatus = 'Completed' | 'Canceled' | 'NoShow';

/** What somebody did, and the same where nobody is known to have done it. */
type ActionPhrase = { readonly active: string; readonly passive: string };

export const texts = {
  title: 'Randevu Detayları',
  range: (from: string, to: string) => `${from} – ${to}`,
  close: 'Kapat',

  gone: 'Bu randevu artık yok',
  goneText: 'Silinmiş ya da başka bir salona ait olabilir. Takvime dönüp güncel listeye bakın.',
  failed: 'Randevu getirilemedi',
  retry: 'Yeniden dene',

  changed: 'Bu randevu az önce değişti. Son halini görüyorsunuz.',
  changedBy: (name: string) => `${name} bu randevuyu az önce değiştirdi. Son halini görüyorsunuz.`,

  service: {
    minutes: (minutes: number) => `${minutes} dk`,
    sessions: 'Seanslı',
    perSession: 'seans başı',
    progress: 'Seans ilerlemesi',
    nth: (nth: number, total: number) => `${nth}/${total} seans`,
    interval: (days: number) => `${days} gün arayla`,
    overlap: (reason: string) => `Bilerek üst üste: ${reason}`,
  },
  allergies: {
    label: 'Alerji uyarısı',
    unknown: 'Alerji bilgisi şu an okunamıyor.',
  },
  employee: 'Çalışan',
  customer: {
    label: 'Müşteri',
    none: 'Müşteri profili yok.',
    call: (phone: string) => `Ara: ${phone}`,
    copy: 'Kopyala',
  },

  actions: {
    Completed: 'Tamamlandı Olarak İşaretle',
    Canceled: 'İptal Olarak İşaretle',
    NoShow: 'Gelmedi İşaretle',
  } satisfies Record<FinalStatus, string>,
  banners: {
    Pending: 'Onay Bekliyor',
    Completed: 'Randevu Tamamlandı',
    Canceled: 'Randevu İptal Edildi',
    NoShow: 'Müşteri Randevuya Gelmedi',
  } satisfies Record<Exclude<AppointmentStatus, 'Approved'>, string>,
  toAppointments: 'Randevulara git',

  updated: 'Randevu Güncellendi',
  updatedWithIncome: 'Randevu Güncellendi ve Gelir kaydı oluşturuldu',
  income: (sum: string) => `${sum} gelir olarak eklendi.`,
  notUpdated: 'Randevu Güncellenemedi',
  undo: 'Geri al',
  undone: 'Değişiklik geri alındı',
  secondsLeft: (seconds: number) => `${seconds} sn`,

  note: {
    label: 'Not',
    add: 'Not ekle',
    edit: 'Notu düzenle',
    save: 'Kaydet',
    cancel: 'Vazgeç',
    saved: 'Not kaydedildi',
    removed: 'Not silindi',
    conflict: 'Bu not siz yazarken değişti. Kaydederseniz sizinki onun yerine geçer.',
    present: 'Şu anki not',
    presentEmpty: 'Not silinmiş.',
  },

  move: {
    open: 'Taşı',
    openLabel: 'Randevuyu başka bir saate taşı',
    title: 'Randevuyu Taşı',
    allergies: {
      label: 'Alerji uyarısı',
      unknown: 'Alerji bilgisi şu an okunamıyor.',
    },
    employee: 'Çalışan',
    day: 'Gün',
    time: 'Boş saatler',
    none: 'Bu gün boş saat yok. Başka bir gün ya da çalışan seçin.',
    failed: 'Boş saatler getirilemedi.',
    missed: (clock: string) => `Saat ${clock} boş değil. Başka bir saat seçin.`,
    tell: 'Müşteriye yeni zamanı bildir',
    summary: (day: string, range: string) => `Yeni zaman: ${day}, ${range}`,
    send: 'Randevuyu taşı',
    cancel: 'Vazgeç',
    nearest: 'En yakın boş saatler',
    moveTo: (clock: string) => `Saat ${clock} için taşı`,
    done: 'Randevu taşındı',
    doneDetail: (moment: string, employee: string) => `${moment}, ${employee}`,
  },

  history: {
    label: 'Geçmiş',
    failed: 'Geçmiş getirilemedi.',
    showAll: (count: number) => `Tümünü göster (${count})`,
    somebody: 'Ekipten biri',
    did: (who: string, action: string) => `${who} ${action}.`,
    was: (sentence: string) => `${sentence}.`,
    fromTo: (from: string, to: string) => `Önce ${from}, şimdi ${to}`,
    moment: (day: string, clock: string) => `${day} ${clock}`,
    quoted: (words: string) => `“${words}”`,
  },
} as const;

export const actionPhrases = {
  booked: { active: 'randevuyu oluşturdu', passive: 'Randevu oluşturuldu' },
  approved: { active: 'randevuyu onayladı', passive: 'Randevu onaylandı' },
  moved: { active: 'randevuyu başka bir zamana taşıdı', passive: 'Randevu başka bir zamana taşındı' },
  reassigned: { active: 'çalışanı değiştirdi', passive: 'Çalışan değişti' },
  resized: { active: 'süreyi değiştirdi', passive: 'Süre değişti' },
  undone: { active: 'son değişikliği geri aldı', passive: 'Son değişiklik geri alındı' },
  status: { active: 'durumu değiştirdi', passive: 'Durum değişti' },
  noted: { active: 'notu değiştirdi', passive: 'Not değişti' },
  noteAdded: { active: 'not ekledi', passive: 'Not eklendi' },
  noteRemoved: { active: 'notu sildi', passive: 'Not silindi' },
  Completed: {
    active: 'randevuyu tamamlandı olarak işaretledi',
    passive: 'Randevu tamamlandı olarak işaretlendi',
  },
  Canceled: { active: 'randevuyu iptal etti', passive: 'Randevu iptal edildi' },
  NoShow: {
    active: 'müşteriyi gelmedi olarak işaretledi',
    passive: 'Müşteri gelmedi olarak işaretlendi',
  },
} as const satisfies Record<string, ActionPhrase>;
