import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { on } from '@ayna/kernel/module';
import { restoreRecipe } from './actions/restore-recipe.ts';
import { useRecipe } from './actions/use-recipe.ts';

export const listeners = [on(appointmentCompleted, useRecipe), on(appointmentUndone, restoreRecipe)];
