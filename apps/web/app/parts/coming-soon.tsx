import { ButtonLink } from '../ui/link.tsx';
import { texts } from './coming-soon/texts.ts';
import { SalonArt, type SalonType } from './salon-art.tsx';

type Props = {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** The art in the oval; a page keeps its own. */
  readonly art: SalonType;
};

/** In place of a screen that a later issue brings. */
export function ComingSoon({ title, back, art }: Props) {
  return (
    <div className="m-auto grid w-full grid-cols-[minmax(0,1fr)] justify-items-center px-6 py-16 text-center max-tablet:px-5 max-tablet:py-10">
      <div className="h-42 w-33 rounded-[50%] p-1.5 shadow-[inset_0_0_0_1.5px_var(--line-strong)]">
        <div className="glint size-full rounded-[50%]">
          <SalonArt type={art} className="size-full" />
        </div>
      </div>
      <h1 className="display mt-6.5 text-[38px] leading-[42px] tracking-[-0.016em] max-tablet:text-[32px] max-tablet:leading-9">
        {title}
      </h1>
      <p className="mt-1.5 max-w-[44ch] text-balance text-[16px] text-muted leading-6">{texts.text}</p>
      <div className="mt-5.5">
        <ButtonLink to={back.to} look="outline" size="lg">
          {back.label}
        </ButtonLink>
      </div>
    </div>
  );
}
