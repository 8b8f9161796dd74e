import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  services: { kept: { name: 'the name of a service' } },
};
