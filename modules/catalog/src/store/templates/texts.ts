import type { SiteTemplate } from '@ayna/contracts/catalog';

export const templates: readonly SiteTemplate[] = [
  {
    template: 'flow',
    name: 'Akış',
    text: 'Kuaför ve güzellik salonları için',
    salonTypes: ['HairSalon', 'BeautySalon', 'NailSalon', 'MakeupStudio', 'AestheticClinic'],
  },
  { template: 'razor', name: 'Ustura', text: 'Berberler için', salonTypes: ['BarberShop'] },
];
