// violates: app-imports-no-gallery
import { pieces } from '../../../gallery/pieces.ts';

export const planted = pieces;
