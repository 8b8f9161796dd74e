// As the product writes them: titles of completions and of entries by hand.

export const titles = ['Oto Randevu Ödemesi', 'Oto Randevu Ödemesi', 'Saç boyası', 'Havlu yıkama', 'Bahşiş'];

export const employeeNames = ['Işıl', 'Gülşah', 'Çiğdem', 'Tuğçe', 'Ümit'];
