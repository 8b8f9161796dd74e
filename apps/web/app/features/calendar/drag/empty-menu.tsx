import { CalendarPlus, Lock } from 'lucide-react';
import { useNavigate } from 'react-router';
import { AnchoredMenu } from '../../../ui/menu.tsx';
import type { DrawnRange } from './drag-context.ts';
import { formUrl } from './rules/form-url.ts';
import type { Placement } from './rules/placement.ts';
import { texts } from './texts.ts';

type Props = {
  readonly drawnRange: DrawnRange;
  readonly onBlock: (placement: Placement) => void;
  readonly onClose: () => void;
};

/** What may become of empty time. */
export function EmptyMenu({ drawnRange, onBlock, onClose }: Props) {
  const navigate = useNavigate();
  const { placement, isPress, anchor } = drawnRange;
  const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const add = {
    id: 'add',
    label: texts.empty.add,
    icon: <CalendarPlus {...icon} />,
    onPress: () => void navigate(formUrl(placement, isPress)),
  };
  const block = {
    id: 'block',
    label: texts.empty.block,
    icon: <Lock {...icon} />,
    onPress: () => onBlock(placement),
  };
  return (
    <AnchoredMenu
      label={texts.empty.label}
      anchor={anchor}
      side="bottom start"
      // Whose time would be taken is not known where a column holds the whole team.
      groups={[{ id: 'empty', items: placement.employee ? [add, block] : [add] }]}
      onClose={onClose}
    />
  );
}
