import { missedTwice } from '../texts.ts';

/** The last step is loaded on its own, and its words with it. */
export const doneTexts = {
  done: {
    title: (name: string) => (name === '' ? 'Randevunuz hazır' : `Randevunuz hazır, ${name}`),
    titlePending: (name: string) => (name === '' ? 'İsteğiniz salonda' : `İsteğiniz salonda, ${name}`),
    lead: 'Sizi bekliyoruz.',
    leadPending: 'Salon onayladığında randevunuz kesinleşir. Saatiniz o zamana kadar başkasına verilmez.',
    leadNoShows: `${missedTwice} bu isteği salon onaylayacak. Saatiniz o zamana kadar başkasına verilmez.`,
    forOther: (name: string) => `${name} için`,
    session: (number: number, count: number) => `${number}/${count} seans`,
    addToCalendar: 'Takvime ekle',
    directions: 'Yol tarifi',
    manage: 'Randevu bağlantınız',
    manageText: 'Saati değiştirmek ya da iptal etmek için bu bağlantıyı saklayın. Bağlantı size özeldir.',
    copy: 'Bağlantıyı kopyala',
    open: 'Bağlantıyı aç',
    again: 'Yeni randevu al',
    all: 'Bütün randevularım',
    none: 'Bu sekmede onaylanmış bir randevu yok',
    noneText: 'Aldığınız randevuya, size verilen randevu bağlantısıyla ulaşabilirsiniz.',
    calendarTitle: (services: string, salon: string) => `${services}, ${salon}`,
    fileName: 'randevu.ics',
  },
  second: {
    title: 'Sırada ikinci randevunuz var',
    next: 'Saatini seçin',
  },
  account: {
    title: 'Ayna hesabınız hazır',
    text: 'Telefonunuzu kodla doğruladınız. Bir parola belirlerseniz bir daha kod beklemeden girer, bütün randevularınızı tek yerde görürsünüz.',
    choose: 'Parola belirle',
    password: 'Yeni parola',
    save: 'Parolamı kaydet',
    setTitle: 'Parolanız kaydedildi',
    setText: 'Artık telefonunuz ve parolanızla giriş yapabilirsiniz.',
  },
} as const;
