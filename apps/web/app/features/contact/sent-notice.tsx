import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { texts } from './texts.ts';

export function SentNotice() {
  return (
    <div role="status" className="py-16">
      <Notice title={texts.sentTitle} text={texts.sentText}>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink size="lg" to={paths.home}>
            {texts.toHome}
          </ButtonLink>
          <ButtonLink size="lg" look="outline" to={paths.contact}>
            {texts.another}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
