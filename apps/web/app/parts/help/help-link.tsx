import { Link } from '../../ui/link.tsx';
import { answerPath } from './answer-path.ts';

type Props = { readonly slug: string; readonly children: string };

/** To an answer, in a tab of its own: what is half done here stays. */
export function HelpLink({ slug, children }: Props) {
  return (
    <Link to={answerPath(slug)} target="_blank">
      {children}
    </Link>
  );
}
