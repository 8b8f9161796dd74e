import { profileChanged } from '@ayna/contracts/auth.events';
import { on } from '@ayna/kernel/module';
import { followProfile } from './actions/follow-profile.ts';

export const listeners = [on(profileChanged, followProfile)];
