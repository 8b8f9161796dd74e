import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

/** Apart from the screen, because a loader that finds nothing ends here too. */
export function NotFound() {
  return (
    <Notice title={texts.title} text={texts.text}>
      <title>{texts.documentTitle}</title>
      <Link className="button" to={paths.home}>
        {texts.home}
      </Link>
    </Notice>
  );
}
