import type { PackageFeature } from '../data/subscription.ts';

/** In the order in which they stand below each other. */
export const featureNames: Readonly<Record<PackageFeature, string>> = {
  'online-booking': 'Online randevu ve salon sayfası',
  books: 'Muhasebe ve stok',
  'employee-rights': 'Çalışan yetkileri ve izinler',
  statistics: 'İstatistik paneli ve aylık rapor',
  'custom-template': 'Özel sayfa şablonu',
  'priority-support': 'Öncelikli destek',
};

/** Beneath those that can be chosen for a package. */
export const includedText = 'Online randevu, muhasebe, yetkiler ve istatistik her pakette var.';

export const packageFeatures = Object.keys(featureNames) as PackageFeature[];
