import { DialogTrigger } from 'react-aria-components/Dialog';
import { Button } from '../../app/ui/button.tsx';
import { SideSheet } from '../../app/ui/side-sheet.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { sheet } = texts;

function Show() {
  return (
    <DialogTrigger>
      <Button look="outline">{sheet.open}</Button>
      <SideSheet
        title={sheet.title}
        actions={
          <>
            <Button look="outline" slot="close">
              {sheet.clear}
            </Button>
            <Button slot="close">{sheet.apply}</Button>
          </>
        }
      >
        <p>{sheet.text}</p>
      </SideSheet>
    </DialogTrigger>
  );
}

export const section: Section = { title: texts.titles.sideSheet, Show };
