import { type Cell, workbookOf } from '@ayna/kernel/testkit/workbook';

/** One row in so many has a phone that is too short. */
const WRONG_EVERY = 100;
const FIRST = 5_320_000_001;

export type Planned = { readonly file: Blob; readonly cards: number; readonly wrong: number };

/** A list as a salon keeps it, in Excel; every phone is somebody's own, and the last tenth comes a second time. */
export const listOf = (rows: number): Planned => {
  const people = Math.floor(rows * 0.9);
  const lines = Array.from({ length: rows }, (_, at): Cell[] => {
    const who = at % people;
    const isWrong = who % WRONG_EVERY === 7;
    return [
      `Ayse${who} Yilmaz`,
      isWrong ? '532' : FIRST + who,
      { serial: 45_000 + (who % 900) },
      who % 10 === 0 ? 'papatya alerjisi' : 'Sakin konusur',
      `musteri${who}@ornek.com`,
      'VIP, kina',
    ];
  });
  const wrongRows = lines.filter(([, phone]) => phone === '532').length;
  const wrongPeople = lines.slice(0, people).filter(([, phone]) => phone === '532').length;
  const file = workbookOf([['Ad Soyad', 'GSM', 'Son Gelis', 'Notlar', 'E-posta', 'Etiketler'], ...lines]);
  return { file: new Blob([Uint8Array.from(file)]), cards: people - wrongPeople, wrong: wrongRows };
};
