const units = ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'] as const;
const tens = ['dan', 'dan', 'den', 'dan', 'tan', 'den'] as const;

/** As the last word of the number is spoken: on beş-ten, otuz-dan, yirmi-den. */
const ablative = (clock: string): string => {
  const [hour = '', minute = ''] = clock.split(':');
  const spoken = Number(minute) === 0 ? Number(hour) : Number(minute);
  return (spoken % 10 === 0 ? tens[spoken / 10] : units[spoken % 10]) ?? 'den';
};

const signed = (minutes: number): string => `${minutes < 0 ? '−' : '+'}${Math.abs(minutes)} dk`;

export const texts = {
  range: (from: string, to: string) => `${from} – ${to}`,
  minutes: (minutes: number) => `${minutes} dk`,
  movingFrom: (clock: string) => `${clock}’${ablative(clock)} taşınıyor`,
  resizing: (change: number, minutes: number) => `${signed(change)}, ${minutes} dk`,
  nobody: 'İsimsiz müşteri',
  inTheWay: { appointment: 'Randevu var', block: 'Saat kapalı' },
  whyNot: { 'not-performed': 'Bu hizmeti vermiyor', 'not-yours': 'Sizin takviminiz değil' },
  bar: {
    move: 'Bırakınca taşınır.',
    resize: 'Bırakınca süre değişir.',
    keys: 'Randevu elinizde.',
    asks: 'SMS’ten önce size sorulur.',
    step: (minutes: number) => `${minutes} dk`,
    column: 'sütun',
    length: 'süre',
    shift: 'Shift',
    enter: 'Enter',
    drop: 'bırak',
    escape: 'Esc',
    leave: 'vazgeç',
  },
  keys: {
    pick: 'M',
    pickWord: 'taşı',
    close: 'K',
    closeWord: 'sonrasını kapat',
    how: 'Taşımak ya da süresini değiştirmek için M, sonrasını kapatmak için K tuşuna basın.',
    picked: (name: string, range: string) =>
      `${name}, ${range} elinizde. Yukarı ve aşağı ok saati, sağ ve sol ok sütunu, Shift ile oklar süreyi değiştirir. Enter bırakır, Escape vazgeçer.`,
    at: (parts: readonly string[]) => parts.filter(Boolean).join(', '),
    left: (range: string) => `Vazgeçildi. Randevu yerinde: ${range}.`,
    dropped: (range: string) => `Bırakıldı: ${range}.`,
  },
  ask: {
    moveTitle: 'Randevu taşınsın mı?',
    resizeTitle: 'Süre değişsin mi?',
    was: 'Şimdi',
    willBe: 'Yeni',
    question: 'Müşteriye yeni saatini SMS ile bildirelim mi?',
    tell: 'Haber ver',
    tellNot: 'Haber verme',
    leave: 'Vazgeç',
  },
  done: {
    moved: 'Randevu taşındı',
    resized: 'Süre değişti',
    undo: 'Geri al',
    back: 'Randevu eski yerine döndü',
    backResized: 'Süre eski hâline döndü',
  },
  refused: {
    taken: 'Bu saat dolu, randevu yerinde kaldı.',
    nearest: (clocks: readonly string[]) => `En yakın boş saatler: ${clocks.join(', ')}`,
    stayed: 'Randevu yerinde kaldı.',
    moveTo: (clock: string) => `${clock} saatine taşı`,
  },
  empty: {
    label: 'Boş saat',
    add: 'Randevu ekle',
    block: 'Saati kapat',
  },
  block: {
    title: 'Saati kapat',
    who: 'Çalışan',
    from: 'Başlangıç',
    to: 'Bitiş',
    reason: 'Neden',
    reasonHint: 'Örneğin malzeme teslimi',
    wrongTime: 'Geçersiz saat',
    endBeforeStart: 'Bitiş başlangıçtan sonra olmalı.',
    overAppointment: 'Bu aralıkta bir randevu var. Boş bir aralık seçin.',
    save: 'Saati kapat',
    leave: 'Vazgeç',
    done: 'Saat kapatıldı',
    undone: 'Saat yeniden açıldı',
    undo: 'Geri al',
  },
  unblock: {
    title: 'Kapalı saat',
    noReason: 'Neden yazılmamış.',
    open: 'Saati aç',
    close: 'Kapat',
    done: 'Saat açıldı',
    undone: 'Saat yeniden kapatıldı',
  },
} as const;
