import { paths } from '../../paths.ts';
import { isLesson, lessonUrl } from '../lesson-url.ts';
import { type Answer, type Group, groups, type NewsEntry } from './document.ts';
import { plainText, readMarkdown } from './read-markdown.ts';

// On the server only: the browser never needs the texts of other pages.

const answerFiles = import.meta.glob<string>('./answers/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const newsFiles = import.meta.glob<string>('./news/*.md', { query: '?raw', import: 'default', eager: true });

const slugOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.md'.length);

const isGroup = (name: string): name is Group => (groups as readonly string[]).includes(name);

const isPath = (name: string): name is keyof typeof paths => Object.hasOwn(paths, name);

const screenOf = (head: ReadonlyMap<string, string>): Answer['screen'] => {
  const page = head.get('screen');
  const name = head.get('where');
  if (page === undefined && name === undefined) return null;
  if (page === undefined || name === undefined || !isPath(page))
    throw new Error(`No screen is called ${page ?? ''}`);
  return { path: paths[page], name };
};

const lessonOf = (head: ReadonlyMap<string, string>): string | null => {
  const lesson = head.get('lesson');
  if (lesson === undefined) return null;
  if (!isLesson(lesson)) throw new Error(`No lesson is called ${lesson}`);
  return lessonUrl(lesson);
};

const readAnswer = (slug: string, markdown: string): Answer => {
  const { head, blocks } = readMarkdown(markdown);
  const field = (name: string): string => {
    const value = head.get(name);
    if (value === undefined) throw new Error(`${slug}: ${name} is missing`);
    return value;
  };
  const group = field('group');
  if (!isGroup(group)) throw new Error(`${slug}: no group is called ${group}`);
  return {
    slug,
    title: field('title'),
    group,
    order: Number(field('order')),
    words: field('words'),
    screen: screenOf(head),
    lesson: lessonOf(head),
    reviewed: field('reviewed'),
    blocks,
    plain: plainText(blocks),
  };
};

/** All answers, group by group. */
export const answers: readonly Answer[] = Object.entries(answerFiles)
  .map(([file, markdown]) => readAnswer(slugOf(file), markdown))
  .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order);

export const answerOf = (slug: string): Answer | undefined => answers.find((answer) => answer.slug === slug);

const readNews = (slug: string, markdown: string): NewsEntry => {
  const { head, blocks } = readMarkdown(markdown);
  return { slug, title: head.get('title') ?? '', date: head.get('date') ?? '', blocks };
};

/** What is new, the newest first. */
export const news: readonly NewsEntry[] = Object.entries(newsFiles)
  .map(([file, markdown]) => readNews(slugOf(file), markdown))
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'tr'));
