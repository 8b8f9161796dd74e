import { generatePath } from 'react-router';
import { paths } from '../../paths.ts';

/** The page of an answer. */
export const answerPath = (slug: string): string => generatePath(paths.helpAnswer, { slug });
