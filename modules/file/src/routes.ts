import { file } from '@ayna/contracts/file';
import { routesOf } from '@ayna/kernel/module';
import { addAnnouncementPicture, addPhoto, restorePhoto } from './actions/bring-photo.ts';
import { changePhoto } from './actions/change-photo.ts';
import { keepProfilePhoto } from './actions/keep-profile-photo.ts';
import { orderPhotos } from './actions/order-photos.ts';
import { removePhoto } from './actions/remove-photo.ts';
import { showImage } from './actions/show-image.ts';
import { listPhotos } from './store/photos.ts';

type Outside = Parameters<typeof showImage>[0]['outside'];

export const routes = routesOf<typeof file, Outside>(file, {
  profilePhoto: keepProfilePhoto,
  addPhoto,
  announcementPicture: addAnnouncementPicture,
  photos: (ctx) => ctx.db.forSalon(ctx.salon, listPhotos),
  orderPhotos,
  changePhoto,
  removePhoto,
  restorePhoto,
  image: showImage,
});
