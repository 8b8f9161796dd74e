import { CalendarDays, Lock, type LucideIcon, Send } from 'lucide-react';
import { paths } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { texts } from './no-permission.texts.ts';
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
      <div className="m-auto grid w-full grid-cols-1 justify-items-center px-6 pt-6 pb-15 text-center max-tablet:px-5 max-tablet:pt-4 max-tablet:pb-8">
        <ClosedMirror />
        <h2 className="display mt-6.5 text-head-38 leading-10.5 tracking-m max-tablet:text-head-32 max-tablet:leading-9">
          {texts.title}
        </h2>
        <p className="mt-1.5 max-w-note text-balance text-title-s-size text-muted leading-6">
          {why} {texts.ask}
        </p>
        <MissingRight right={right} giver={giver} />
        <div className="mt-5.5 flex gap-2.5 max-tablet:grid max-tablet:w-full">
          {request && (
            <Button size="lg" icon={Send} onPress={request}>
              {texts.request}
            </Button>
          )}
          <ButtonLink to={paths.profile} look="outline" size="lg" icon={CalendarDays}>
            {texts.calendar}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

const row = 'grid grid-cols-row-10.5 items-center gap-3.5 px-4.5 py-3.5';
const small = 'block text-label leading-4.25 text-muted';
const strong = 'block font-semibold text-lead-size leading-5';

function MissingRight({ right, giver }: Pick<Props, 'right' | 'giver'>) {
  const Icon = right.icon;
  return (
    <ul className="mt-6.5 w-115 max-w-full divide-y divide-line overflow-hidden rounded-sheet bg-surface text-left shadow-outline dark:bg-raised">
      <li className={row}>
        <span className="grid size-10.5 place-items-center rounded-box bg-sunken text-ink-2 dark:bg-sir-850">
          <Icon size={20} />
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

/** A mirror with nothing to see in it, hatched like everything that is not available. */
function ClosedMirror() {
  return (
    <div
      aria-hidden="true"
      className="h-42 w-33 rounded-oval p-1.5 shadow-[inset_0_0_0_1.5px_color-mix(in_oklab,var(--line-strong)_55%,transparent)]"
    >
      <div className="grid [background:repeating-linear-gradient(115deg,color-mix(in_oklab,var(--line-strong)_50%,transparent)_0_1.2px,transparent_1.2px_7px),var(--hatch-bg)] size-full place-items-center rounded-oval shadow-control-quiet">
        <span className="grid size-14.5 place-items-center rounded-full bg-surface text-accent shadow-frame">
          <Lock size={26} />
        </span>
      </div>
    </div>
  );
}
