import { CircleCheck, CircleSlash, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { generatePath } from 'react-router';
import type { Service } from '../../data/services.ts';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AnchoredMenu } from '../../ui/menu.tsx';
import { texts } from './texts.ts';
import type { ServiceActs } from './use-service-acts.ts';

/** Whose menu is open, and below which button. */
export type Opened = { readonly service: Service; readonly anchor: Element };

type ButtonProps = { readonly service: Service; readonly openMenu: (opened: Opened) => void };

/** The button of a row; the menu itself is one for all of them. */
export function RowMenuButton({ service, openMenu }: ButtonProps) {
  return (
    <span className="relative z-1">
      <IconButton
        label={texts.actions(service.name)}
        aria-haspopup="menu"
        onPress={({ target }) => openMenu({ service, anchor: target })}
      >
        <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
    </span>
  );
}

type Props = { readonly opened: Opened; readonly acts: ServiceActs; readonly onClose: () => void };

const drawn = { 'aria-hidden': true, size: 17, strokeWidth: 1.75 } as const;

export function RowMenu({ opened: { service, anchor }, acts, onClose }: Props) {
  const edit = {
    id: 'edit',
    label: texts.edit,
    icon: <Pencil {...drawn} />,
    onPress: () => acts.edit(generatePath(paths.editService, { code: service.code })),
  };
  const use = service.active
    ? { id: 'deactivate', label: texts.deactivate, icon: <CircleSlash {...drawn} /> }
    : { id: 'activate', label: texts.activate, icon: <CircleCheck {...drawn} /> };
  const remove = {
    id: 'remove',
    label: texts.remove,
    tone: 'danger' as const,
    icon: <Trash2 {...drawn} />,
    onPress: () => acts.remove(service),
  };
  return (
    <AnchoredMenu
      label={texts.actions(service.name)}
      anchor={anchor}
      onClose={onClose}
      groups={[
        { id: 'change', items: [edit, { ...use, onPress: () => acts.use(service, !service.active) }] },
        { id: 'remove', items: [remove] },
      ]}
    />
  );
}
