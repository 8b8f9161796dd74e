import { useMutation } from '@tanstack/react-query';
import { changeInventorySettings } from '../../data/inventory.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.settings;

type Props = { readonly salonCode: string; readonly sellBelowZero: boolean; readonly close: () => void };

/** Saved at once; the switch shows what is sent while it is under way. */
export function SettingsDialog({ salonCode, sellBelowZero, close }: Props) {
  const { mutate, isPending, variables } = useMutation(changeInventorySettings);
  const change = (isAllowed: boolean) =>
    mutate(
      { salonCode, body: { sellBelowZero: isAllowed } },
      {
        onSuccess: () => showToast({ text: isAllowed ? words.allowed : words.forbidden }),
        onError: showFailure,
      },
    );
  return (
    <Dialog title={words.title} width="s" isOpen onOpenChange={(isOpen) => isOpen || close()}>
      <div className="grid gap-3 pb-4">
        <Switch
          label={words.belowZero}
          hint={words.belowZeroHint}
          value={isPending ? variables.body.sellBelowZero : sellBelowZero}
          onChange={change}
        />
        <p className="rounded-box bg-sunken px-3.5 py-2.5 text-ink-2 text-label dark:bg-sir-850">
          {words.recipes}
        </p>
      </div>
    </Dialog>
  );
}
