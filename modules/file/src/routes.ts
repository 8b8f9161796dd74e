import { file } from '@ayna/contracts/file';
import { routesOf } from '@ayna/kernel/module';
import { addAnnouncementPicture, addPhoto } from './actions/add-photo.ts';
import { changePhoto } from './actions/change-photo.ts';
import { orderPhotos } from './actions/order-photos.ts';
import { removePhoto } from './actions/remove-photo.ts';
import { restorePhoto } from './actions/restore-photo.ts';
import { showImage } from './actions/show-image.ts';
import { showPagePhotos } from './actions/show-page-photos.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { showReceipt } from './actions/show-receipt.ts';
import { uploadProfilePhoto } from './actions/upload-profile-photo.ts';
import { uploadReceipt } from './actions/upload-receipt.ts';
import { listPhotos } from './store/photos.ts';

type Providers = Parameters<typeof showImage>[0]['providers'];

export const routes = routesOf<typeof file, Providers>(file, {
  profilePhoto: uploadProfilePhoto,
  addPhoto,
  announcementPicture: addAnnouncementPicture,
  photos: (ctx) => ctx.db.forSalon(ctx.salon, listPhotos),
  photosOfPage: showPagePhotos,
  orderPhotos,
  changePhoto,
  removePhoto,
  restorePhoto,
  image: showImage,
  addReceipt: uploadReceipt,
  receipt: showReceipt,
  personalData: showPersonalData,
});
