import { Check, ChevronRight, Copy, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { IconButton } from '../../app/ui/icon-button.tsx';
import type { Section } from '../section.ts';
import { Result, Row } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { buttons } = texts;
function Show() {
  const [pressed, setPressed] = useState(0);
  const press = () => setPressed((count) => count + 1);
  return (
    <>
      <Row>
        <Button icon={Plus} onPress={press}>
          {buttons.primary}
        </Button>
        <Button look="outline">{buttons.outline}</Button>
        <Button look="soft" icon={Check}>
          {buttons.soft}
        </Button>
        <Button look="danger-outline" icon={X}>
          {buttons.danger}
        </Button>
        <Button look="ghost">{buttons.ghost}</Button>
        <Button look="ink">{buttons.ink}</Button>
      </Row>
      <Row>
        <Button size="sm">{buttons.small}</Button>
        <Button size="lg">{buttons.large}</Button>
        <Button isPending onPress={press}>
          {buttons.saving}
        </Button>
        <Button look="outline" isPending>
          {buttons.save}
        </Button>
        <Button isDisabled>{buttons.disabled}</Button>
      </Row>
      <Row>
        <IconButton icon={Copy} label={buttons.copy} look="outline" />
        <IconButton icon={ChevronRight} label={buttons.next} size="sm" onPress={press} />
      </Row>
      <div className="max-w-md">
        <Button size="lg" isWide>
          {buttons.wide}
        </Button>
      </div>
      <Result label={buttons.pressed} value={pressed} />
    </>
  );
}

export const section: Section = { title: buttons.title, Show };
