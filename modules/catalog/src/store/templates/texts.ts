import type { SiteTemplate } from '@ayna/contracts/catalog';

export const templates: readonly SiteTemplate[] = [
  { template: 'flow', name: 'Akış', text: 'Kuaförler için', salonTypes: ['HairSalon'] },
  { template: 'razor', name: 'Ustura', text: 'Berberler için', salonTypes: ['BarberShop'] },
  { template: 'bloom', name: 'Gonca', text: 'Güzellik salonları için', salonTypes: ['BeautySalon'] },
  { template: 'polish', name: 'Cila', text: 'Tırnak stüdyoları için', salonTypes: ['NailSalon'] },
  { template: 'backstage', name: 'Kulis', text: 'Makyaj stüdyoları için', salonTypes: ['MakeupStudio'] },
  { template: 'clear', name: 'Berrak', text: 'Klinikler için', salonTypes: ['AestheticClinic'] },
];
