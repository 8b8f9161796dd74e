import { memo, useId, useMemo, useState } from 'react';
import type { Employee } from '../../data/employees.ts';
import type { Service } from '../../data/services.ts';
import { useRenderedCount } from '../../parts/use-rendered-count.ts';
import type { Group } from './found.ts';
import { type Opened, RowMenu } from './row-menu.tsx';
import { type RowProps, rowColumns, ServiceRow } from './service-row.tsx';
import { texts } from './texts.ts';
import type { ServiceActs } from './use-service-acts.ts';

type Shared = {
  readonly performers: ReadonlyMap<string, readonly Employee[]> | undefined;
  readonly acts: ServiceActs | undefined;
};

type Props = Shared & {
  readonly groups: readonly Group[];
  readonly nameOf: (category: Service['category']) => string;
  /** The codes of what is to be shown. */
  readonly found: ReadonlySet<string>;
};

const pace = { first: 3, step: 2 };

/** Two hundred rows at once would take longer than a frame: only what is near the screen is made. */
export const ServiceList = memo(function ServiceList({ groups, nameOf, found, ...shared }: Props) {
  const codes = useMemo(
    () => groups.flatMap(({ services }) => services.flatMap(({ code }) => (found.has(code) ? [code] : []))),
    [groups, found],
  );
  const { count, end } = useRenderedCount(codes.length, codes.join(), pace);
  const made = useMemo(() => new Set(codes.slice(0, count)), [codes, count]);
  const [opened, openMenu] = useState<Opened>();
  return (
    <>
      <ColumnNames />
      {groups.map((group) => (
        <GroupSection
          key={group.category}
          group={group}
          name={nameOf(group.category)}
          found={found}
          made={made}
          openMenu={openMenu}
          {...shared}
        />
      ))}
      <div ref={end} />
      {opened && shared.acts && (
        <RowMenu opened={opened} acts={shared.acts} onClose={() => openMenu(undefined)} />
      )}
    </>
  );
});

function ColumnNames() {
  const { name, duration, price, performers, online } = texts.columns;
  return (
    <div
      aria-hidden="true"
      className={`sticky top-0 z-3 grid min-h-9 items-center bg-surface font-medium text-label text-muted shadow-[0_1px_0_var(--line)] max-tablet:hidden ${rowColumns}`}
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
  Pick<Props, 'found'> &
  Pick<RowProps, 'openMenu'> & {
    readonly made: ReadonlySet<string>;
    readonly group: Group;
    readonly name: string;
  };

function GroupSection({ group: { services }, name, found, made, performers, acts, openMenu }: GroupProps) {
  const id = useId();
  const rows = services.filter(({ code }) => made.has(code));
  if (rows.length === 0) return null;
  const count = services.filter(({ code }) => found.has(code)).length;
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
        className="divide-y divide-line overflow-hidden rounded-[16px] shadow-[0_0_0_1px_var(--line)] dark:bg-raised"
      >
        {rows.map((service) => (
          <Item
            key={service.code}
            service={service}
            people={performers?.get(service.code)}
            acts={acts}
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
