import { describe, expect, test } from 'vitest';
import { answerOf } from '../../parts/help/answers.ts';
import { type Lesson, lessonIds } from '../../parts/lesson-url.ts';
import { paths } from '../../paths.ts';
import { chapters } from './film.texts.ts';
import { chapterStarts, clockText, duration, isoDuration } from './model/film-times.ts';
import { pictureOf } from './pictures.ts';
import { texts } from './texts.ts';

const lessons = Object.keys(lessonIds) as readonly Lesson[];
const pathsOf: readonly string[] = Object.values(paths);

describe.each(lessons)('%s', (lesson) => {
  const { steps, picture, go, more } = texts.lessons[lesson];

  test('is three short steps with a picture of its own', () => {
    expect(steps).toHaveLength(3);
    for (const step of steps) expect(step.length).toBeLessThan(80);
    expect(new Set(Object.values(pictureOf(lesson))).size).toBe(3);
    expect(picture.length).toBeGreaterThan(20);
  });

  test('leads to a screen and to an answer that are there', () => {
    expect(pathsOf).toContain(go.to);
    expect(go.to).not.toContain(':');
    expect(answerOf(more.slug)).toBeDefined();
  });
});

test('all of them are as short as the page says', () => {
  const seconds = lessons.reduce((sum, lesson) => sum + texts.lessons[lesson].seconds, 0);
  expect(seconds).toBeLessThan(420);
  expect(texts.lead).toContain('7 dakikadan k\u0131sa');
});

test('the film was taken of the chapters that the page names', () => {
  expect(chapterStarts).toHaveLength(chapters.length);
  expect(chapterStarts[0]).toBe(0);
  expect([...chapterStarts, duration]).toEqual([...chapterStarts, duration].toSorted((a, b) => a - b));
});

test.each([
  [5, '0:05', 'PT0M5S'],
  [125, '2:05', 'PT2M5S'],
])('%i seconds are %s to a reader and %s to a machine', (seconds, text, iso) => {
  expect(clockText(seconds)).toBe(text);
  expect(isoDuration(seconds)).toBe(iso);
});
