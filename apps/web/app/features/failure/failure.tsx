import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

/** A plain anchor and no `Link`: after a failure the way out is a fresh document. */
export function Failure() {
  return (
    <Notice title={texts.title} text={texts.text}>
      <title>{texts.documentTitle}</title>
      <a className="button" href={paths.home}>
        {texts.home}
      </a>
    </Notice>
  );
}
