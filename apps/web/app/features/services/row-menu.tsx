import { CircleCheck, CircleSlash, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { generatePath } from 'react-router';
import type { Service } from '../../data/services.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AnchoredMenu } from '../../ui/menu.tsx';
import { texts } from './texts.ts';
import type { ServiceActions } from './use-service-actions.ts';

/** Whose menu is open, and below which button. */
export type OpenMenu = { readonly service: Service; readonly anchor: Element };

type ButtonProps = { readonly service: Service; readonly openMenu: (opened: OpenMenu) => void };

/** The button of a row; the menu itself is one for all of them. */
export function RowMenuButton({ service, openMenu }: ButtonProps) {
  return (
    <span className="relative z-1">
      <IconButton
        icon={Ellipsis}
        label={texts.actions(service.name)}
        aria-haspopup="menu"
        onPress={({ target }) => openMenu({ service, anchor: target })}
      />
    </span>
  );
}

type Props = { readonly opened: OpenMenu; readonly actions: ServiceActions; readonly onClose: () => void };

export function RowMenu({ opened: { service, anchor }, actions, onClose }: Props) {
  const edit = {
    id: 'edit',
    label: texts.edit,
    icon: Pencil,
    onPress: () => actions.edit(generatePath(paths.editService, { code: service.code })),
  };
  const use = service.active
    ? { id: 'deactivate', label: texts.deactivate, icon: CircleSlash }
    : { id: 'activate', label: texts.activate, icon: CircleCheck };
  const remove = {
    id: 'remove',
    label: texts.remove,
    tone: 'danger' as const,
    icon: Trash2,
    onPress: () => actions.remove(service),
  };
  return (
    <AnchoredMenu
      label={texts.actions(service.name)}
      anchor={anchor}
      onClose={onClose}
      groups={[
        { id: 'change', items: [edit, { ...use, onPress: () => actions.use(service, !service.active) }] },
        { id: 'remove', items: [remove] },
      ]}
    />
  );
}
