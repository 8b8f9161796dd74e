// Made-up people; any likeness to a real person is chance. Their addresses lie in a domain that is nobody's.

import { pathFromName } from '@ayna/contracts/core/salon-path';
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

export const personOf = (random: Random) => {
  const name = random.pick(firstNames);
  const lastname = random.pick(lastNames);
  const digits = String(random.below(10_000_000)).padStart(7, '0');
  return {
    name,
    lastname,
    email: `${pathFromName(`${name} ${lastname}`).replaceAll('-', '.')}@ornek.com`,
    phone: `+9053${random.below(10)}${digits}`,
  };
};
