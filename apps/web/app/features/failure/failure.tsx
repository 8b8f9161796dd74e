import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

/** `reloadDocument`: after a failure the way out is a fresh document. */
export function Failure() {
  return (
    <Notice title={texts.title} text={texts.text}>
      <title>{texts.documentTitle}</title>
      <ButtonLink size="lg" to={paths.home} reloadDocument>
        {texts.home}
      </ButtonLink>
    </Notice>
  );
}
