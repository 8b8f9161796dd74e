import { CalendarDays, Copy, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { Menu } from '../../app/ui/menu.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { menu } = texts;
function Show() {
  const [chosen, setChosen] = useState('');
  return (
    <div className="flex items-center gap-4">
      <Menu
        label={menu.label}
        side="bottom start"
        trigger={<Button look="outline">{menu.open}</Button>}
        groups={[
          {
            id: 'main',
            title: menu.group,
            items: [
              {
                id: 'edit',
                label: menu.edit,
                icon: Pencil,
                onPress: () => setChosen(menu.edit),
              },
              { id: 'copy', label: menu.copy, icon: Copy, onPress: () => setChosen(menu.copy) },
              { id: 'move', label: menu.move, icon: CalendarDays, isDisabled: true },
            ],
          },
          {
            id: 'danger',
            items: [
              {
                id: 'cancel',
                label: menu.danger,
                tone: 'danger',
                icon: X,
                onPress: () => setChosen(menu.danger),
              },
            ],
          },
        ]}
      />
      <output>{chosen && menu.chosen(chosen)}</output>
    </div>
  );
}

export const section: Section = { title: texts.titles.menu, Show };
