import { CalendarDays, type LucideIcon, Send } from 'lucide-react';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { ClosedMirror } from './no-permission/closed-mirror.tsx';
import { texts } from './no-permission/texts.ts';
import { PageHead } from './page-head.tsx';

type Props = {
  /** What the page is called that stays closed. */
  readonly page: string;
  /** Why it is closed, in one sentence of that page. */
  readonly why: string;
  readonly right: { readonly name: string; readonly icon: LucideIcon };
  /** The owner, who can open it; not known everywhere. */
  readonly giver?: { readonly name: string } | undefined;
  /** Where asking for it is possible. */
  readonly request?: () => void;
};

/** Says which right is missing and who can give it; the rest of the shell stays. */
export function NoPermission({ page, why, right, giver, request }: Props) {
  return (
    <>
      <PageHead title={page} />
      <div className="m-auto grid w-full grid-cols-[minmax(0,1fr)] justify-items-center px-6 pt-6 pb-15 text-center max-tablet:px-5 max-tablet:pt-4 max-tablet:pb-8">
        <ClosedMirror />
        <h2 className="display mt-6.5 text-[38px] leading-[42px] tracking-[-0.016em] max-tablet:text-[32px] max-tablet:leading-9">
          {texts.title}
        </h2>
        <p className="mt-1.5 max-w-[44ch] text-balance text-[16px] text-muted leading-6">
          {why} {texts.ask}
        </p>
        <MissingRight right={right} giver={giver} />
        <div className="mt-5.5 flex gap-2.5 max-tablet:grid max-tablet:w-full">
          {request && (
            <Button
              size="lg"
              icon={<Send aria-hidden="true" size={17} strokeWidth={1.75} />}
              onPress={request}
            >
              {texts.request}
            </Button>
          )}
          <ButtonLink
            to={paths.profile}
            look="outline"
            size="lg"
            icon={<CalendarDays aria-hidden="true" size={17} strokeWidth={1.75} />}
          >
            {texts.calendar}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

const row = 'grid grid-cols-[42px_1fr_auto] items-center gap-3.5 px-4.5 py-3.5';
const small = 'block text-label leading-[17px] text-muted';
const strong = 'block font-semibold text-[15px] leading-5';

function MissingRight({ right, giver }: Pick<Props, 'right' | 'giver'>) {
  const Icon = right.icon;
  return (
    <ul className="mt-6.5 w-115 max-w-full divide-y divide-line overflow-hidden rounded-sheet bg-surface text-left shadow-[0_0_0_1px_var(--line)] dark:bg-raised">
      <li className={row}>
        <span className="grid size-10.5 place-items-center rounded-[12px] bg-sunken text-ink-2 dark:bg-sir-850">
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        </span>
        <span>
          <small className={small}>{texts.needed}</small>
          <b className={strong}>{right.name}</b>
        </span>
        <Badge>{texts.closed}</Badge>
      </li>
      {giver && (
        <li className={row}>
          <Avatar name={giver.name} size="md" />
          <span>
            <small className={small}>{texts.giver}</small>
            <b className={strong}>{texts.owner(giver.name)}</b>
          </span>
        </li>
      )}
    </ul>
  );
}
