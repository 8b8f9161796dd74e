import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  packages: { kept: { name: 'the name of a package' } },
  quota_moves: {},
  quota_usage: {},
  subscriptions: { kept: { package_name: 'the name of a package' } },
};
