import type { AppointmentStatus, CancelReason } from '@ayna/contracts/appointment';

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
    change: 'Değiştir',
    changeLabel: 'Hizmeti değiştir',
    add: 'Hizmet ekle',
    newService: 'Yeni hizmet',
    addedService: 'Eklenecek hizmet',
    option: (duration: string, price: string) => `${duration}, ${price}`,
    cancel: 'Vazgeç',
    sendChange: 'Hizmeti değiştir',
    sendAdd: 'Hizmeti ekle',
    changed: 'Hizmet değişti',
    added: 'Hizmet eklendi',
    addedDetail: (name: string, range: string) => `${name}, ${range}`,
    noRoomToChange: 'Bu hizmet sıradaki randevudan önce bitmiyor.',
    noRoomToAdd: (clock: string) => `Saat ${clock} sonrasında bu hizmete yetecek boş zaman yok.`,
    fitsAt: (clocks: string) => `Şu saatlerde sığar: ${clocks}. Önce randevuyu taşıyın.`,
    none: 'Bu çalışanın verdiği başka hizmet yok.',
    failed: 'Hizmetler getirilemedi.',
  },
  allergies: {
    label: 'Alerji uyarısı',
    unknown: 'Alerji bilgisi şu an okunamıyor.',
  },
  employee: 'Çalışan',
  reassign: 'Değiştir',
  reassignLabel: 'Çalışanı değiştir',
  customer: {
    label: 'Müşteri',
    none: 'Müşteri profili yok.',
    call: (phone: string) => `Ara: ${phone}`,
    write: (phone: string) => `SMS yaz: ${phone}`,
    copy: 'Kopyala',
    open: 'Kartı aç',
    visits: (count: number, year: string) => `${count} ziyaret, ilki ${year}`,
    noVisit: 'Henüz hiç gelmedi',
    visitsFailed: 'Önceki ziyaretler getirilemedi.',
    recent: 'Son ziyaretler',
    visit: (services: string, employee: string) => `${services}, ${employee}`,
    lastOutcomes: (count: number, outcomes: string) => `Son ${count} randevu: ${outcomes}`,
    outcomes: { Completed: 'geldi', NoShow: 'gelmedi', Canceled: 'iptal' },
  },
  next: {
    label: 'Bir sonraki randevu',
    when: (day: string, clock: string) => `${day}, ${clock}`,
    book: 'Bir sonrakini al',
    session: (nth: number, days: number) => `${nth}. seans, ${days} gün arayla`,
    weekly: 'Haftada bir gelir',
    weeks: (weeks: number) => `${weeks} haftada bir gelir`,
    days: (days: number) => `${days} günde bir gelir`,
    free: (rhythm: string, name: string) => `${rhythm}, ${name} o saatte boş`,
    taken: (rhythm: string, name: string) => `${rhythm}, ${name} o saatte dolu`,
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

  early: {
    Completed: (clock: string) => `Randevu ${clock} için, henüz başlamadı. Yine de tamamlandı mı?`,
    NoShow: (clock: string) => `Randevu ${clock} için, henüz başlamadı. Yine de gelmedi mi sayılsın?`,
    confirm: { Completed: 'Evet, tamamlandı', NoShow: 'Evet, gelmedi' },
    leave: 'Vazgeç',
  },
  cancel: {
    question: 'Neden iptal ediliyor?',
    hint: 'Geçmişe ve istatistiğe yazılır.',
    missing: 'Bir neden seçin.',
    remark: 'Açıklama',
    remarkHint: 'İsterseniz birkaç sözle yazın',
    leave: 'Vazgeç',
    send: 'Randevuyu iptal et',
  },

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
    /** Whose appointment it is, and what for. */
    about: (customer: string, service: string) => `${customer}, ${service}`,
    nobody: 'Müşteri profili yok',
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
    count: (count: number) => `${count} kayıt`,
    somebody: 'Ekipten biri',
    did: (who: string, action: string) => `${who} ${action}.`,
    was: (sentence: string) => `${sentence}.`,
    fromTo: (from: string, to: string) => `Önce ${from}, şimdi ${to}`,
    moment: (day: string, clock: string) => `${day} ${clock}`,
    quoted: (words: string) => `“${words}”`,
    because: (reason: string, remark: string) => (remark === '' ? reason : `${reason}: “${remark}”`),
  },
} as const;

/** As the desk says it, in the order in which it is chosen. */
export const cancelReasons = {
  'customer-gave-up': 'Müşteri vazgeçti',
  ill: 'Hastalandı',
  'another-day': 'Başka güne alacak',
  'employee-away': 'Çalışan yok',
  'booked-twice': 'Çift kayıt',
  other: 'Diğer',
} as const satisfies Record<CancelReason, string>;

export const actionPhrases = {
  booked: { active: 'randevuyu oluşturdu', passive: 'Randevu oluşturuldu' },
  approved: { active: 'randevuyu onayladı', passive: 'Randevu onaylandı' },
  moved: { active: 'randevuyu başka bir zamana taşıdı', passive: 'Randevu başka bir zamana taşındı' },
  reassigned: { active: 'çalışanı değiştirdi', passive: 'Çalışan değişti' },
  service: { active: 'hizmeti değiştirdi', passive: 'Hizmet değişti' },
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
