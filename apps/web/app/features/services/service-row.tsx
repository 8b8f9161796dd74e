import { Layers, Pencil } from 'lucide-react';
import type { MouseEvent } from 'react';
import { generatePath } from 'react-router';
import type { Employee } from '../../data/employees.ts';
import type { Service } from '../../data/services.ts';
import { priceText } from '../../parts/money-text.ts';
import { serviceTexts } from '../../parts/service-facts/texts.ts';
import { isPublished } from '../../parts/service-facts.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DurationBar } from './duration-bar.tsx';
import { Performers } from './performers.tsx';
import { type OpenMenu, RowMenuButton } from './row-menu.tsx';
import { texts } from './texts.ts';
import type { ServiceActions } from './use-service-actions.ts';

export type RowProps = {
  readonly service: Service;
  readonly people: readonly Employee[] | undefined;
  /** Undefined for whoever may only look. */
  readonly actions: ServiceActions | undefined;
  readonly openMenu: (opened: OpenMenu) => void;
};

export function ServiceRow({ service, people, actions, openMenu }: RowProps) {
  const isFaded = !isPublished(service);
  return (
    <div data-faded={isFaded || undefined} className={rowStyle}>
      <Name service={service} actions={actions} />
      <span className="num flex items-center gap-2.5 group-data-faded:text-muted max-tablet:col-start-1 max-tablet:row-start-2 max-tablet:text-[15px] tablet:grid tablet:grid-cols-[58px_1fr] tablet:gap-0">
        <span>{serviceTexts.minutes(service.duration)}</span>
        <span className="group-data-faded:opacity-45">
          <DurationBar service={service} />
        </span>
      </span>
      <Price service={service} />
      <span className="group-data-faded:opacity-55 max-tablet:col-start-1 max-tablet:row-start-3">
        {people && <Performers people={people} />}
      </span>
      <span className="relative z-1 grid justify-items-center max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:-my-2.5 max-tablet:self-start max-tablet:justify-self-end">
        {actions ? (
          <Switch
            label={texts.online(service.name)}
            isLabelHidden
            value={!isFaded}
            onChange={(isOn) => actions.publish(service, isOn)}
          />
        ) : (
          <span className="text-label text-muted">{isFaded ? texts.isOffline : texts.isOnline}</span>
        )}
      </span>
      {actions && (
        <span className="flex items-center justify-end max-tablet:hidden">
          <span aria-hidden="true" className="grid size-9 place-items-center text-ink-2">
            <Pencil size={17} strokeWidth={1.75} />
          </span>
          <RowMenuButton service={service} openMenu={openMenu} />
        </span>
      )}
    </div>
  );
}

export const rowColumns =
  'tablet:grid-cols-[minmax(0,1fr)_170px_104px_122px_50px_72px] tablet:gap-x-4 tablet:pr-2.5 tablet:pl-4';

const rowStyle = [
  'group relative grid hover:bg-sunken dark:hover:bg-sir-850 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 p-3.5 tablet:min-h-14.5 tablet:py-2',
  rowColumns,
].join(' ');

/** Where the whole row leads; written plainly, since a router's link would hear of every letter of a search. */
const editPath = ({ code }: Service): string => generatePath(paths.editService, { code });

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function Name({ service, actions }: Pick<RowProps, 'service' | 'actions'>) {
  const { name, active, online } = service;
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[550] text-title-s group-data-faded:font-[450] group-data-faded:text-muted tablet:text-[14.5px]">
        {actions ? (
          <a
            href={editPath(service)}
            className="wrap-anywhere -outline-offset-2 after:absolute after:inset-0"
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              actions.edit(editPath(service));
            }}
          >
            {name}
          </a>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        )}
        <Marks service={service} />
      </span>
      <Facts service={service} />
      {active && !online && <span className="sr-only">{texts.deskOnly}</span>}
    </span>
  );
}

function Marks({ service: { sessionCount, active } }: Pick<RowProps, 'service'>) {
  return (
    <>
      {sessionCount !== null && (
        <Badge tone="accent" size="sm" icon={<Layers aria-hidden="true" size={14} strokeWidth={2} />}>
          <span className="num">{texts.sessions(sessionCount)}</span>
        </Badge>
      )}
      {!active && <Badge size="sm">{texts.inactive}</Badge>}
    </>
  );
}

function Facts({ service: { description, phases, sessionIntervalDays } }: Pick<RowProps, 'service'>) {
  const fact =
    (sessionIntervalDays !== null && texts.everyDays(sessionIntervalDays)) ||
    (phases && texts.waitIncluded(phases.wait)) ||
    description;
  if (!fact) return null;
  return <span className="num block truncate text-label text-muted max-tablet:text-[14px]">{fact}</span>;
}

function Price({ service: { price, sessionCount, showPrice } }: Pick<RowProps, 'service'>) {
  const note = [sessionCount === null ? '' : serviceTexts.perSession, showPrice ? '' : texts.priceHidden]
    .filter(Boolean)
    .join(', ');
  return (
    <span className="num text-right font-[550] leading-4.5 group-data-faded:font-[450] group-data-faded:text-muted max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:text-[15px]">
      {priceText(price)}
      {note && <span className="block font-[370] text-caption text-muted">{note}</span>}
    </span>
  );
}
