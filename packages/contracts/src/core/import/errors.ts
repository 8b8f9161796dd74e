/** Why a file of customers is refused; part of `refusals`. */
export const importRefusals = {
  'not-a-table': {
    status: 415,
    message:
      'Yalnızca Excel (.xlsx) ve CSV dosyaları aktarılabilir. Listenizi bunlardan biri olarak kaydedin.',
  },
  'old-table': {
    status: 415,
    message:
      'Bu eski bir Excel dosyası (.xls). Excel’de “Farklı kaydet” ile .xlsx olarak kaydedip yeniden yükleyin.',
  },
  'locked-table': {
    status: 422,
    message: 'Dosya parola korumalı. Excel’de parolayı kaldırıp yeniden kaydedin.',
  },
  'broken-table': {
    status: 422,
    message: 'Dosya okunamadı, bozuk olabilir. Excel’de açıp yeniden kaydederek deneyin.',
  },
  'table-too-large': {
    status: 413,
    message: 'Dosya en çok 8 MB olabilir. Gereksiz sütunları silin ya da listeyi bölün.',
  },
  'table-too-long': {
    status: 422,
    message: 'Bir dosyada en çok 20.000 satır olabilir. Listeyi bölüp sırayla yükleyin.',
  },
  'table-too-wide': {
    status: 422,
    message: 'Bir dosyada en çok 50 sütun olabilir. Gerekmeyen sütunları silip yeniden yükleyin.',
  },
  'cell-too-long': {
    status: 422,
    message: 'Dosyada 2.000 karakterden uzun bir hücre var. Kısaltıp yeniden yükleyin.',
  },
  'table-empty': { status: 422, message: 'Dosya boş. Müşterilerinizin olduğu dosyayı seçin.' },
  'table-without-rows': {
    status: 422,
    message: 'Dosyada yalnızca başlıklar var. Altına müşterilerinizi ekleyip yeniden yükleyin.',
  },
  'table-without-heads': {
    status: 422,
    message: 'İlk satırda sütun adları olmalı: Ad Soyad, Telefon gibi. Ekleyip yeniden yükleyin.',
  },
  'table-letters': {
    status: 422,
    message: 'Dosyanın harfleri okunamadı. Excel’de “CSV UTF-8” ya da .xlsx olarak kaydedin.',
  },
  'table-quotes': {
    status: 422,
    message: 'CSV dosyasında kapanmamış bir tırnak var. Excel’de .xlsx olarak kaydedip yeniden yükleyin.',
  },
  'table-one-column': {
    status: 422,
    message: 'Sütunlar ayrılamadı. CSV’de sütunları virgül ya da noktalı virgülle ayırın.',
  },
  'import-running': {
    status: 409,
    message: 'Şu anda bir aktarım sürüyor. Bitmesini bekleyin ya da onu durdurun.',
  },
  'import-over': {
    status: 409,
    message: 'Bu aktarım değişti ya da bitti. Sayfayı yenileyip son hâlini görün.',
  },
  'no-name-column': {
    status: 422,
    message: 'Hangi sütunun ad olduğunu seçin. Adı olmayan müşteri aktarılamaz.',
  },
  'column-twice': {
    status: 422,
    message: 'Aynı alan iki sütuna verilemez. Birini değiştirin.',
  },
  'appointment-columns': {
    status: 422,
    message: 'Randevu aktarmak için tarih, saat ve hizmet sütunlarının üçü de gerekli.',
  },
} as const;
