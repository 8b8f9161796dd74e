import { ArrowDownUp, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackArrow } from '../../parts/page-head.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly sub: string;
  readonly mayManage: boolean;
  /** Undefined while there is no price to change. */
  readonly changePrices: (() => void) | undefined;
  readonly tour: ReactNode;
};

/** On a phone the buttons are their icons, each with a short word. */
export function ServicesHead({ sub, mayManage, changePrices, tour }: Props) {
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:gap-1.5 max-tablet:py-2.5 max-tablet:pr-4 max-tablet:pl-2">
      <BackArrow to={paths.profile} label={texts.back} />
      <div className="min-w-0 flex-1">
        <h1 className="display truncate text-page-title max-tablet:text-page-title-phone">{texts.title}</h1>
        <p className="num mt-0.5 text-muted max-tablet:sr-only">{sub}</p>
      </div>
      <div className="flex shrink-0 items-center gap-2.5 max-tablet:gap-1.5">
        {tour}
        {changePrices && (
          <span data-tour="service-prices" className="grid">
            <Button look="outline" isHead icon={ArrowDownUp} onPress={changePrices}>
              <HeadLabel label={texts.changePrices} short={texts.short.changePrices} />
            </Button>
          </span>
        )}
      </div>
      {mayManage && (
        <span data-tour="service-add">
          <ButtonLink to={paths.addService} isHead icon={Plus}>
            <HeadLabel label={texts.add} short={texts.short.add} />
          </ButtonLink>
        </span>
      )}
    </header>
  );
}
