import { Copy } from 'lucide-react';
import { IconButton } from '../../app/ui/icon-button.tsx';
import { Tooltip } from '../../app/ui/tooltip.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { tooltip } = texts;

function Show() {
  return (
    <Tooltip text={tooltip.text}>
      <IconButton icon={Copy} label={tooltip.label} look="outline" />
    </Tooltip>
  );
}

export const section: Section = { title: texts.titles.tooltip, Show };
