import { personErased, profileChanged } from '@ayna/contracts/auth.events';
import { receiptSet } from '@ayna/contracts/finance.events';
import { on } from '@ayna/kernel/module';
import { erasePictures } from './actions/erase-pictures.ts';
import { recordProfilePicture } from './actions/record-profile-picture.ts';
import { recordReceipt } from './actions/record-receipt.ts';

export const listeners = [
  on(profileChanged, recordProfilePicture),
  on(personErased, erasePictures),
  on(receiptSet, recordReceipt),
];
