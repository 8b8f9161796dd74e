import type { ReactNode } from 'react';
import { type ListedUser, usersPerPage } from '../../data/users.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { texts } from './texts.ts';
import {
  type Change,
  Contact,
  Person,
  Role,
  type SalonNames,
  Salons,
  Status,
  Toggle,
} from './user-parts.tsx';

type Props = {
  readonly users: readonly ListedUser[];
  readonly salonNames: SalonNames;
  readonly titles: readonly { readonly name: string; readonly title: string }[];
  readonly change: Change;
  readonly ownCode: string | undefined;
  readonly isPending: boolean;
  readonly empty: ReactNode;
};

const personSkeleton = (
  <div className="flex items-center gap-3">
    <Skeleton className="size-9.5 rounded-oval" />
    <div className="grid flex-1 gap-2">
      <Skeleton className="h-3.5 w-32" />
      <Skeleton className="h-3 w-24" />
    </div>
  </div>
);

const columnsFor = ({ salonNames, titles, change, ownCode }: Props): readonly Column<ListedUser>[] => [
  {
    id: 'person',
    header: texts.columns.person,
    width: 'w-60',
    cell: (user) => <Person user={user} />,
    skeleton: personSkeleton,
  },
  {
    id: 'contact',
    header: texts.columns.contact,
    width: 'w-54',
    cell: (user) => <Contact user={user} />,
    skeleton: <Skeleton className="my-1.5 h-3 w-38" />,
  },
  {
    id: 'role',
    header: texts.columns.role,
    width: 'w-32',
    cell: (user) => <Role user={user} />,
    skeleton: <Skeleton className="h-6 w-24" />,
  },
  {
    id: 'salons',
    header: texts.columns.salons,
    cell: (user) => <Salons user={user} salonNames={salonNames} titles={titles} />,
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: 'w-26',
    cell: (user) => <Status user={user} />,
    skeleton: <Skeleton className="h-6 w-16" />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    isAtEnd: true,
    width: 'w-42',
    cell: (user) => <Toggle user={user} change={change} ownCode={ownCode} />,
    skeleton: <Skeleton className="ml-auto h-7 w-28" />,
  },
];

export function UserTable(props: Props) {
  const { users, isPending, empty } = props;
  return (
    <Table
      isBounded
      label={texts.title}
      columns={columnsFor(props)}
      rows={users}
      rowKey={({ code }) => code}
      renderCard={(user) => <UserCard {...props} user={user} />}
      cardSkeleton={personSkeleton}
      {...(isPending ? { loadingRows: usersPerPage } : {})}
      empty={empty}
    />
  );
}

function UserCard({ user, salonNames, titles, change, ownCode }: Props & { readonly user: ListedUser }) {
  return (
    <div className="grid gap-2.5">
      <Person user={user} />
      <div className="flex flex-wrap gap-2">
        <Role user={user} />
        <Status user={user} />
      </div>
      <div>
        <Contact user={user} />
      </div>
      <Salons user={user} salonNames={salonNames} titles={titles} />
      <Toggle user={user} change={change} ownCode={ownCode} isWide />
    </div>
  );
}
