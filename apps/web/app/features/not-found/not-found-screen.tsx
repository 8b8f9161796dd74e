import { data } from 'react-router';
import { NotFound } from './not-found.tsx';

/** Answers 404 without throwing: a mistyped address is no error of ours to log. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
