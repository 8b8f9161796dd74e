import { ArrowLeft, ArrowRight, Ellipsis, FolderInput, PenLine, Star, StarOff, Trash2 } from 'lucide-react';
import type { Photo } from '../../../data/files.ts';
import { nudged } from '../../../parts/list-order.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { albums } from './albums.ts';
import { texts } from './texts.ts';
import type { PhotoActions } from './use-photo-acts.ts';

type Props = {
  readonly photo: Photo;
  readonly label: string;
  /** Codes in the order in which they are shown. */
  readonly shown: readonly string[];
  readonly actions: PhotoActions;
  readonly writeCaption: () => void;
};

export function PhotoMenu({ photo, label, shown, actions, writeCaption }: Props) {
  const { code, cover, album } = photo;
  const own = [
    {
      id: 'cover',
      label: cover ? texts.noCover : texts.makeCover,
      icon: cover ? StarOff : Star,
      onPress: () => actions.change({ code, cover: !cover }),
    },
    { id: 'caption', label: texts.caption, icon: PenLine, onPress: writeCaption },
  ];
  const moves = [
    {
      id: 'earlier',
      label: texts.earlier,
      icon: ArrowLeft,
      isDisabled: shown[0] === code,
      onPress: () => actions.order(nudged(shown, code, 'start')),
    },
    {
      id: 'later',
      label: texts.later,
      icon: ArrowRight,
      isDisabled: shown.at(-1) === code,
      onPress: () => actions.order(nudged(shown, code, 'end')),
    },
  ];
  const others = albums
    .filter((other) => other !== album)
    .map((other) => ({
      id: other,
      label: texts.albums[other],
      icon: FolderInput,
      onPress: () => actions.change({ code, album: other }),
    }));
  const end = [
    {
      id: 'remove',
      label: texts.remove,
      icon: Trash2,
      tone: 'danger' as const,
      onPress: () => actions.remove(photo),
    },
  ];
  return (
    <Menu
      label={texts.menu(label)}
      trigger={<IconButton icon={Ellipsis} look="outline" label={texts.menu(label)} />}
      groups={[
        { id: 'own', items: own },
        { id: 'places', items: moves },
        { id: 'albums', title: texts.moveTo, items: others },
        { id: 'end', items: end },
      ]}
    />
  );
}
