import { fullName } from '@ayna/domain/names';
import { UserCheck, UserX } from 'lucide-react';
import type { ListedUser } from '../../data/users.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { dayOf } from '../../parts/moment-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';
import { groupTitles, shortCode } from './user-salons.ts';

const link = 'block w-max max-w-full truncate rounded-xs text-label text-muted leading-6 hover:underline';

/** So many are named; the rest are counted. */
const shownGroups = 3;

export function Person({ user }: { readonly user: ListedUser }) {
  const { imageUrl } = user;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={fullName(user)} seed={user.code} size="md" {...(imageUrl ? { src: imageUrl } : {})} />
      <span className="min-w-0">
        <b className="block truncate font-semibold">{fullName(user)}</b>
        <span className="num block text-label text-muted">{texts.since(dayOf(user.createdAt))}</span>
      </span>
    </div>
  );
}

export function Contact({ user: { email, phone } }: { readonly user: ListedUser }) {
  return (
    <>
      {email ? (
        <a className={link} href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        <span className="block text-muted leading-6">{texts.noEmail}</span>
      )}
      <a className={`num ${link}`} href={`tel:${phone}`}>
        {localPhone(phone)}
      </a>
    </>
  );
}

/** What salons are called, by their codes; one that is not there is shown by its code. */
export type SalonNames = ReadonlyMap<string, string>;

type SalonsProps = {
  readonly user: ListedUser;
  readonly salonNames: SalonNames;
  readonly titles: readonly { readonly name: string; readonly title: string }[];
};

export function Salons({ user: { salons }, salonNames, titles }: SalonsProps) {
  if (salons.length === 0) return <span className="text-muted">{texts.noSalon}</span>;
  return (
    <ul className="grid gap-2">
      {salons.map(({ salonCode, groups }) => {
        const titlesHeld = groupTitles(groups, titles);
        return (
          <li key={salonCode} className="flex flex-wrap items-center gap-1.5">
            <span className="num text-label text-muted" title={salonCode}>
              {salonNames.get(salonCode) ?? texts.salon(shortCode(salonCode))}
            </span>
            {titlesHeld.length === 0 && <span className="text-label text-muted">{texts.noGroups}</span>}
            {titlesHeld.slice(0, shownGroups).map((title) => (
              <Badge key={title} size="sm">
                {title}
              </Badge>
            ))}
            {titlesHeld.length > shownGroups && (
              <span className="text-label text-muted" title={titlesHeld.slice(shownGroups).join(', ')}>
                {texts.more(titlesHeld.length - shownGroups)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Role({ user: { role } }: { readonly user: ListedUser }) {
  return <Badge tone={role === 'Admin' ? 'accent' : 'neutral'}>{texts.roles[role]}</Badge>;
}

export function Status({ user: { active } }: { readonly user: ListedUser }) {
  return active ? (
    <Badge tone="success" icon={UserCheck}>
      {texts.active}
    </Badge>
  ) : (
    <Badge tone="danger" icon={UserX}>
      {texts.inactive}
    </Badge>
  );
}

export type Change = (user: ListedUser, active: boolean) => void;

type ToggleProps = {
  readonly user: ListedUser;
  readonly change: Change;
  readonly ownCode: string | undefined;
  readonly isWide?: boolean;
};

/** Nobody closes the account they are signed in with. */
export function Toggle({ user, change, ownCode, isWide = false }: ToggleProps) {
  if (user.code === ownCode && user.active)
    return <span className="text-label text-muted">{texts.yourself}</span>;
  const action = user.active ? texts.close : texts.reopen;
  return (
    <Button
      look="outline"
      size={isWide ? 'md' : 'sm'}
      isWide={isWide}
      aria-label={texts.of(action, fullName(user))}
      icon={user.active ? UserX : UserCheck}
      onPress={() => change(user, !user.active)}
    >
      {action}
    </Button>
  );
}
