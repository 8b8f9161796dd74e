import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import { readVisitOfLink, showVisit } from './shared/managed-visit.ts';

export const showManagedVisit = (ctx: Ctx, { params }: InputOf<typeof appointment.routes.managedVisit>) =>
  readVisitOfLink(ctx, params.token, showVisit);
