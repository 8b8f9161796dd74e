import { ClockAlert } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

/** On what was recorded or changed after its day was closed. */
export const AfterCloseBadge = () => (
  <Badge tone="warning" size="sm" icon={ClockAlert}>
    {texts.afterClose}
  </Badge>
);
