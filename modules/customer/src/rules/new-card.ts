import type { Kept } from './kept.ts';

type About = Pick<Kept, 'name' | 'lastname' | 'phone'> &
  Partial<Pick<Kept, 'email' | 'userCode' | 'imageUrl'>>;

/** A card of which the salon has written nothing yet. */
export const newCard = (about: About) => ({
  email: null,
  userCode: null,
  imageUrl: null,
  birthday: null,
  allergies: '',
  tags: [],
  ...about,
});
