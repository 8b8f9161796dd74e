import { fullName } from '@ayna/domain/names';
// Fictional people; any likeness to a real person is coincidence. Their e-mail addresses use a placeholder domain.

import { suggestSalonPath } from '@ayna/contracts/core/salon-path';
import type { Random } from './random.ts';

const firstNames = [
  'Hatice',
  'Şahin',
  'Işıl',
  'Gökhan',
  'Çiğdem',
  'Özlem',
  'Tuncay',
  'Nurgül',
  'Volkan',
  'Ebru',
  'Ümit',
  'Derya',
  'İbrahim',
  'Pınar',
  'Serkan',
  'Yağmur',
  'Cem',
  'Aslıhan',
  'Barış',
  'Melike',
  'Onur',
  'Zeynep',
  'Kaan',
  'Tuğba',
];
const lastNames = [
  'Güngör',
  'Öztürk',
  'Kara',
  'Ünal',
  'Aydın',
  'İpekçi',
  'Yiğit',
  'Şen',
  'Çakmak',
  'Işıklı',
  'Doğan',
  'Koç',
  'Erdem',
  'Yalçın',
  'Bulut',
  'Taş',
  'Uçar',
  'Acar',
  'Gürbüz',
  'Özkan',
  'Şimşek',
  'Çetin',
  'Ateş',
  'Kılıç',
];

export const randomPerson = (random: Random) => {
  const name = random.pick(firstNames);
  const lastname = random.pick(lastNames);
  const digits = String(random.below(10_000_000)).padStart(7, '0');
  return {
    name,
    lastname,
    email: `${suggestSalonPath(fullName({ name, lastname })).replaceAll('-', '.')}@ornek.com`,
    phone: `+9053${random.below(10)}${digits}`,
  };
};
