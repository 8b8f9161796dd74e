import { Download, Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { texts } from './texts.ts';
import { WaitingListButton } from './waiting-list/waiting-list-button.tsx';

type Props = {
  readonly salonCode: string;
  readonly sub: string;
  readonly mayCreate: boolean;
  /** Undefined while there is nothing to save. */
  readonly save: (() => void) | undefined;
  readonly openSearch: () => void;
  readonly tour: ReactNode;
};

/** On a phone the actions are their icons, each with a short word; the new appointment is in the bar below. */
export function Head({ salonCode, sub, mayCreate, save, openSearch, tour }: Props) {
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:gap-2 max-tablet:px-4 max-tablet:py-2.5">
      <div className="min-w-0 flex-1">
        <h1 className="display truncate text-page-title max-tablet:text-page-title-phone">{texts.title}</h1>
        <p className="num mt-0.5 min-h-5 text-muted max-tablet:sr-only">{sub}</p>
      </div>
      <div className="flex flex-none items-center gap-2.5 max-tablet:gap-2">
        {tour}
        <WaitingListButton salonCode={salonCode} />
        <span data-tour="appointment-export" className="grid">
          <Button
            look="outline"
            isHead
            icon={Download}
            isDisabled={save === undefined}
            {...(save ? { onPress: save } : {})}
          >
            <HeadLabel label={texts.export} short={texts.exportShort} />
          </Button>
        </span>
        <span data-tour="appointment-search-opener" className="grid tablet:hidden">
          <Button look="outline" isHead icon={Search} onPress={openSearch}>
            <HeadLabel label={texts.openSearch} short={texts.openSearch} />
          </Button>
        </span>
        {mayCreate && (
          <span className="grid max-tablet:hidden">
            <ButtonLink to={paths.addAppointment} icon={Plus}>
              {texts.add}
            </ButtonLink>
          </span>
        )}
      </div>
    </header>
  );
}
