import {
  CalendarOff,
  CircleCheck,
  CircleSlash,
  Clock,
  Ellipsis,
  type LucideIcon,
  Pencil,
  Scissors,
  Send,
  ShieldCheck,
  UserMinus,
} from 'lucide-react';
import { generatePath, useNavigate } from 'react-router';
import type { Employee } from '../../data/employees.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AnchoredMenu } from '../../ui/menu.tsx';
import { texts } from './texts.ts';
import type { EmployeeActions } from './use-employee-actions.ts';
import type { Section } from './use-url-state.ts';

const words = texts.actions;
type OpenSection = (code: string, section: Section) => void;

/** Whose menu is open, and below which button. */
export type OpenMenu = { readonly employee: Employee; readonly anchor: Element };

type Props = {
  readonly opened: OpenMenu;
  readonly actions: EmployeeActions;
  readonly open: OpenSection;
  readonly onClose: () => void;
};

const mayInvite = ({ account, invitation, phone, email }: Employee): boolean =>
  account === 'none' && invitation === null && (phone !== null || email !== null);

/** Everything that can be done to somebody of the team. The owner stays, and stays active. */
export function CardMenu({ opened: { employee, anchor }, actions, open, onClose }: Props) {
  const navigate = useNavigate();
  const { code, owner, isActive } = employee;
  const section = (id: Section, icon: LucideIcon) => {
    return { id, label: words[id], icon, onPress: () => open(code, id) };
  };
  const rights = {
    id: 'rights',
    label: words.rights,
    icon: ShieldCheck,
    onPress: () => void navigate(generatePath(paths.employeeRights, { code })),
  };
  const invite = {
    id: 'invite',
    label: words.invite,
    icon: Send,
    onPress: () => actions.invite(employee),
  };
  const leaving = [
    isActive
      ? {
          id: 'deactivate',
          label: words.deactivate,
          icon: CircleSlash,
          onPress: () => actions.deactivate(employee),
        }
      : {
          id: 'activate',
          label: words.activate,
          icon: CircleCheck,
          onPress: () => actions.activate(employee),
        },
    {
      id: 'remove',
      label: words.remove,
      tone: 'danger' as const,
      icon: UserMinus,
      onPress: () => actions.remove(employee),
    },
  ];
  return (
    <AnchoredMenu
      label={words.menu(employeeName(employee))}
      anchor={anchor}
      onClose={onClose}
      groups={[
        {
          id: 'change',
          items: [
            section('info', Pencil),
            section('hours', Clock),
            section('services', Scissors),
            section('leaves', CalendarOff),
            rights,
            ...(mayInvite(employee) ? [invite] : []),
          ],
        },
        ...(owner ? [] : [{ id: 'leaving', items: leaving }]),
      ]}
    />
  );
}

type ButtonProps = { readonly employee: Employee; readonly openMenu: (opened: OpenMenu) => void };

/** Opens the one menu of the list below itself. */
export function MenuButton({ employee, openMenu }: ButtonProps) {
  return (
    <IconButton
      icon={Ellipsis}
      label={words.menu(employeeName(employee))}
      aria-haspopup="menu"
      onPress={({ target }) => openMenu({ employee, anchor: target })}
    />
  );
}
