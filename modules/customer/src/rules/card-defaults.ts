import type { CardRecord } from './card-record.ts';

type KnownFields = Pick<CardRecord, 'name' | 'lastname' | 'phone'> &
  Partial<Pick<CardRecord, 'email' | 'userCode' | 'imageUrl'>>;

/** A card on which the salon has written nothing yet. */
export const fillCardDefaults = (known: KnownFields) => ({
  email: null,
  userCode: null,
  imageUrl: null,
  birthday: null,
  allergies: '',
  tags: [],
  ...known,
});
