import { type Lesson, lessonIds } from '../../parts/lesson-url.ts';

// What `pnpm lessons` has taken from the product.

const files = import.meta.glob<string>('./pictures/*.webp', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

const address = (name: string): string => {
  const found = files[`./pictures/${name}.webp`];
  if (found === undefined) throw new Error(`No picture is called ${name}: pnpm lessons takes it`);
  return found;
};

export const pictureOf = (lesson: Lesson) => {
  const name = lessonIds[lesson];
  return {
    small: address(`${name}-720`),
    large: address(`${name}-1120`),
    phone: address(`${name}-telefon`),
  };
};
