import { paths } from '../paths.ts';

/** Where on the page of lessons each of them begins, in their order. Their pictures are called the same. */
export const lessonIds = {
  create: 'salon-olusturma',
  hours: 'calisma-saatleri',
  service: 'hizmet-ekleme',
  team: 'ekip-ve-yetki',
  day: 'gunu-okuma',
  book: 'randevu-ekleme',
  move: 'randevu-tasima',
  complete: 'tamamlama',
  share: 'site-paylasma',
  month: 'ay-kapatma',
} as const;

export type Lesson = keyof typeof lessonIds;

export const isLesson = (name: string): name is Lesson => Object.hasOwn(lessonIds, name);

export const lessonUrl = (lesson: Lesson): string => `${paths.howTo}#${lessonIds[lesson]}`;
