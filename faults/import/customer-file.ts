import { type Cell, workbookOf } from '@ayna/kernel/testkit/workbook';

/** One row in this many has a phone that is too short. */
const WRONG_EVERY = 100;
const FIRST_PHONE = 5_320_000_001;

export type CustomerFile = { readonly file: Blob; readonly cards: number; readonly wrong: number };

/** Builds an Excel list of customers. Every person has their own phone, and the last tenth of the rows repeats people. */
export const createCustomerFile = (rows: number): CustomerFile => {
  const people = Math.floor(rows * 0.9);
  const lines = Array.from({ length: rows }, (_, index): Cell[] => {
    const person = index % people;
    const isWrong = person % WRONG_EVERY === 7;
    return [
      `Ayse${person} Yilmaz`,
      isWrong ? '532' : FIRST_PHONE + person,
      { serial: 45_000 + (person % 900) },
      person % 10 === 0 ? 'papatya alerjisi' : 'Sakin konusur',
      `musteri${person}@ornek.com`,
      'VIP, kina',
    ];
  });
  const wrongRows = lines.filter(([, phone]) => phone === '532').length;
  const wrongPeople = lines.slice(0, people).filter(([, phone]) => phone === '532').length;
  const file = workbookOf([['Ad Soyad', 'GSM', 'Son Gelis', 'Notlar', 'E-posta', 'Etiketler'], ...lines]);
  return { file: new Blob([Uint8Array.from(file)]), cards: people - wrongPeople, wrong: wrongRows };
};
