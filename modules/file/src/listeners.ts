import { profileChanged } from '@ayna/contracts/auth.events';
import { on } from '@ayna/kernel/module';
import { recordProfilePicture } from './actions/record-profile-picture.ts';

export const listeners = [on(profileChanged, recordProfilePicture)];
