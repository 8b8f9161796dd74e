import { memo, useId, useMemo, useState } from 'react';
import type { Employee } from '../../data/employees.ts';
import type { Service } from '../../data/services.ts';
import { useRenderedCount } from '../../parts/use-rendered-count.ts';
import { type OpenMenu, RowMenu } from './row-menu.tsx';
import type { Group } from './search.ts';
import { type RowProps, rowColumns, ServiceRow } from './service-row.tsx';
import { texts } from './texts.ts';
import type { ServiceActions } from './use-service-actions.ts';

type Shared = {
  readonly performers: ReadonlyMap<string, readonly Employee[]> | undefined;
  readonly actions: ServiceActions | undefined;
};

type Props = Shared & {
  readonly groups: readonly Group[];
  readonly nameOf: (category: Service['category']) => string;
  /** The codes of what is to be shown. */
  readonly visibleCodes: ReadonlySet<string>;
};

const pace = { first: 3, step: 2 };

/** Two hundred rows at once would take longer than a frame: only what is near the screen is made. */
export const ServiceList = memo(function ServiceList({ groups, nameOf, visibleCodes, ...shared }: Props) {
  const codes = useMemo(
    () =>
      groups.flatMap(({ services }) =>
        services.flatMap(({ code }) => (visibleCodes.has(code) ? [code] : [])),
      ),
    [groups, visibleCodes],
  );
  const { count, end } = useRenderedCount(codes.length, codes.join(), pace);
  const rendered = useMemo(() => new Set(codes.slice(0, count)), [codes, count]);
  const [opened, openMenu] = useState<OpenMenu>();
  return (
    <>
      <ColumnNames />
      {groups.map((group) => (
        <GroupSection
          key={group.category}
          group={group}
          name={nameOf(group.category)}
          visibleCodes={visibleCodes}
          rendered={rendered}
          openMenu={openMenu}
          {...shared}
        />
      ))}
      <div ref={end} />
      {opened && shared.actions && (
        <RowMenu opened={opened} actions={shared.actions} onClose={() => openMenu(undefined)} />
      )}
    </>
  );
});

function ColumnNames() {
  const { name, duration, price, performers, online } = texts.columns;
  return (
    <div
      aria-hidden="true"
      className={`sticky top-0 z-3 grid min-h-9 items-center bg-surface font-medium text-label text-muted shadow-below max-tablet:hidden ${rowColumns}`}
    >
      <span>{name}</span>
      <span>{duration}</span>
      <span className="text-right">{price}</span>
      <span>{performers}</span>
      <span className="text-center">{online}</span>
      <span />
    </div>
  );
}

type GroupProps = Shared &
  Pick<Props, 'visibleCodes'> &
  Pick<RowProps, 'openMenu'> & {
    readonly rendered: ReadonlySet<string>;
    readonly group: Group;
    readonly name: string;
  };

function GroupSection({
  group: { services },
  name,
  visibleCodes,
  rendered,
  performers,
  actions,
  openMenu,
}: GroupProps) {
  const id = useId();
  const rows = services.filter(({ code }) => rendered.has(code));
  if (rows.length === 0) return null;
  const count = services.filter(({ code }) => visibleCodes.has(code)).length;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline gap-2.5 pt-4.5 pb-2">
        <h2 id={id} className="font-semibold text-title-s">
          {name}
        </h2>
        <span className="num text-muted">{texts.count(count)}</span>
      </div>
      <ul
        data-tour="service-list"
        className="divide-y divide-line overflow-hidden rounded-card shadow-outline dark:bg-raised"
      >
        {rows.map((service) => (
          <Item
            key={service.code}
            service={service}
            people={performers?.get(service.code)}
            actions={actions}
            openMenu={openMenu}
          />
        ))}
      </ul>
    </section>
  );
}

const Item = memo(function Item(row: RowProps) {
  return (
    <li>
      <ServiceRow {...row} />
    </li>
  );
});
