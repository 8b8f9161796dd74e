import {
  Ban,
  CircleEllipsis,
  Download,
  KeyRound,
  type LucideIcon,
  Package,
  RotateCcw,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import type { AuditKind } from '../../data/audit.ts';

export const kindIcons: Readonly<Record<AuditKind, LucideIcon>> = {
  rights: KeyRound,
  package: Package,
  status: Ban,
  account: UserRound,
  'sign-in': ShieldCheck,
  data: Download,
  events: RotateCcw,
  other: CircleEllipsis,
};
