import { Layers, Pencil } from 'lucide-react';
import type { MouseEvent } from 'react';
import { generatePath } from 'react-router';
import type { Employee } from '../../data/employees.ts';
import type { Service } from '../../data/services.ts';
import { priceText } from '../../parts/money-text.ts';
import { serviceTexts } from '../../parts/service-facts.texts.ts';
import { employeeName, isPublished } from '../../parts/service-facts.ts';
import { paths } from '../../paths.ts';
import { Avatar, AvatarStack } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type OpenMenu, RowMenuButton } from './row-menu.tsx';
import { texts } from './texts.ts';
import type { ServiceActions } from './use-service-actions.ts';

export type RowProps = {
  readonly service: Service;
  readonly people: readonly Employee[] | undefined;
  /** Undefined for anyone who may only look. */
  readonly actions: ServiceActions | undefined;
  readonly openMenu: (opened: OpenMenu) => void;
};

export function ServiceRow({ service, people, actions, openMenu }: RowProps) {
  const isFaded = !isPublished(service);
  return (
    <div data-faded={isFaded || undefined} className={rowStyle}>
      <Name service={service} actions={actions} />
      <span className="num flex items-center gap-2.5 group-data-faded:text-muted max-tablet:col-start-1 max-tablet:row-start-2 max-tablet:text-lead-size tablet:grid tablet:grid-cols-lead-14.5 tablet:gap-0">
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
            <Pencil />
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
  'group relative grid hover:bg-sunken dark:hover:bg-sir-850 grid-cols-fill-auto items-center gap-x-3 gap-y-2 p-3.5 tablet:min-h-14.5 tablet:py-2',
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
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-strong text-title-s group-data-faded:font-book group-data-faded:text-muted tablet:text-body-size">
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
        <Badge tone="accent" size="sm" icon={Layers}>
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
  return <span className="num block truncate text-label text-muted max-tablet:text-body-size">{fact}</span>;
}

function Price({ service: { price, sessionCount, showPrice } }: Pick<RowProps, 'service'>) {
  const note = [sessionCount === null ? '' : serviceTexts.perSession, showPrice ? '' : texts.priceHidden]
    .filter(Boolean)
    .join(', ');
  return (
    <span className="num text-right font-strong leading-4.5 group-data-faded:font-book group-data-faded:text-muted max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:text-lead-size">
      {priceText(price)}
      {note && <span className="block font-body text-caption text-muted">{note}</span>}
    </span>
  );
}

const maxShown = 4;

function Performers({ people }: { readonly people: readonly Employee[] }) {
  if (people.length === 0) return <span className="text-label text-muted">{texts.nobody}</span>;
  const shown = people.length > maxShown ? people.slice(0, maxShown - 1) : people;
  const rest = people.length - shown.length;
  return (
    // Without the flash of light: drawn hundreds of times, it is what makes the list heavy.
    <span
      role="img"
      aria-label={texts.performedBy(people.map(employeeName).join(', '))}
      className="flex items-center gap-1.5 [&_.avatar]:after:hidden"
    >
      <AvatarStack>
        {shown.map((person) => (
          <Avatar
            key={person.code}
            size="xs"
            name={employeeName(person)}
            seed={person.code}
            {...(person.imageUrl ? { src: person.imageUrl } : {})}
          />
        ))}
      </AvatarStack>
      {rest > 0 && (
        <span aria-hidden="true" className="num text-label text-muted">
          {texts.more(rest)}
        </span>
      )}
    </span>
  );
}

type Piece = { readonly name: string; readonly minutes: number; readonly look: string };

const worked = 'bg-v2';
const waited = 'opacity-75 shadow-mirror';

const piecesOf = ({ duration, phases }: Pick<Service, 'duration' | 'phases'>): readonly Piece[] => {
  if (!phases) return [{ name: 'whole', minutes: duration, look: worked }];
  const pieces: Piece[] = [
    { name: 'work', minutes: phases.work, look: worked },
    { name: 'wait', minutes: phases.wait, look: waited },
    { name: 'finish', minutes: phases.finish, look: worked },
  ];
  return pieces.filter(({ minutes }) => minutes > 0);
};

/** Three hours are as long as a bar gets; what takes longer is cut to that. */
const longest = { minutes: 180, pixels: 101 } as const;

const widthOf = (duration: number): number =>
  Math.max(6, Math.round((Math.min(duration, longest.minutes) / longest.minutes) * longest.pixels));

/** How long it takes, and what of that is waiting. Its widths are set by script, as the policy allows. */
function DurationBar({ service }: { readonly service: Pick<Service, 'duration' | 'phases'> }) {
  const { duration, phases } = service;
  const label = phases && texts.phases(phases.work, phases.wait, phases.finish);
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className="flex h-2 gap-0.5"
      style={{ width: widthOf(duration) }}
    >
      {piecesOf(service).map(({ name, minutes, look }) => (
        <span key={name} className={`basis-0 rounded-bar ${look}`} style={{ flexGrow: minutes }} />
      ))}
    </span>
  );
}
