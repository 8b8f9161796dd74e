import { Copy } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers/texts.ts';

const { tooltip } = texts;

function Show() {
  return (
    <Tooltip text={tooltip.text}>
      <IconButton label={tooltip.label} look="outline">
        <Copy aria-hidden="true" size={18} strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  );
}

export const section: Section = { title: texts.titles.tooltip, Show };
