import { DeferredStyles } from '../../lib/page-styles.tsx';
import { CtaLink } from '../../parts/cta-link.tsx';
import { paths } from '../../paths.ts';
import { Mirror } from './mirror.tsx';
import { texts } from './texts.ts';

export function Hero() {
  return (
    <div className="grid items-center gap-7 pt-6 pb-5 tablet:pt-11 tablet:pb-15 wide:min-h-[784px] wide:grid-cols-[minmax(0,1fr)_640px] min-[87.5rem]:grid-cols-[minmax(0,1fr)_684px] wide:gap-4">
      <div>
        <h1 className="display max-narrow:max-w-80 text-display-xl-phone tablet:text-display-xl wide:max-[87.5rem]:text-[4.375rem]/[4.625rem]">
          {texts.titleStart} <br className="hidden tablet:inline" />
          {texts.titleEnd}
        </h1>
        <p className="mt-6 mb-8.5 max-w-[27em] text-[1.125rem]/7 text-ink-2 tablet:text-[1.25rem]/[1.9375rem]">
          {texts.lead}
        </p>
        <div className="flex flex-wrap gap-3 max-narrow:*:w-full">
          <CtaLink to={paths.signUp} kind="primary" size="hero" glint>
            {texts.createSalon}
          </CtaLink>
          <CtaLink to={paths.howTo} kind="outline" size="hero">
            {texts.howTo}
          </CtaLink>
        </div>
      </div>
      <DeferredStyles />
      <Mirror />
    </div>
  );
}
