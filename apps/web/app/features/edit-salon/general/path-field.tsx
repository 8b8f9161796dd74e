import { validate } from '@ayna/contracts/core/validation';
import { salonPath } from '@ayna/contracts/salon';
import { CircleCheck, Copy } from 'lucide-react';
import { copyText } from '../../../parts/copy-text.ts';
import { salonPageUrl } from '../../../parts/salon-page-url.ts';
import { usePathCheck } from '../../../parts/salon-path/use-path-check.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from './texts.ts';
import type { GeneralForm } from './values.ts';

const words = texts.about;

type Props = { readonly form: GeneralForm; readonly salonCode: string };

/** The salon's own word in its address, looked up while it is written. */
export function PathField({ form, salonCode }: Props) {
  const { path } = form.values;
  const isNew = path !== form.saved.path && validate(salonPath, path).fields === undefined;
  const check = usePathCheck(isNew ? path : '', salonCode);
  const suggestion = check.state === 'taken' ? check.suggestion : undefined;
  const taken = suggestion === undefined ? undefined : words.pathTaken(suggestion);
  const field = form.field('path');
  return (
    <div className="grid gap-1.5">
      <TextField
        label={words.path}
        {...field}
        error={field.error ?? taken}
        hint={<PathHint isNew={isNew} isFree={check.state === 'free'} />}
        maxLength={60}
        autoComplete="off"
        inputMode="url"
        start={words.pathStart}
        end={
          <span className="-mr-1.5">
            <Button
              look="soft"
              size="sm"
              aria-label={words.copyLabel}
              icon={Copy}
              onPress={() => void copyText(salonPageUrl(form.saved.path))}
            >
              <span className="max-tablet:sr-only">{words.copy}</span>
            </Button>
          </span>
        }
      />
      {suggestion !== undefined && (
        <div>
          <Button look="outline" size="sm" onPress={() => form.set({ path: suggestion })}>
            {words.takeSuggestion(suggestion)}
          </Button>
        </div>
      )}
    </div>
  );
}

function PathHint({ isNew, isFree }: { readonly isNew: boolean; readonly isFree: boolean }) {
  if (!isNew) return words.pathHint;
  if (!isFree) return words.pathChecking;
  return (
    <span className="flex items-center gap-1.25 font-medium text-success-ink">
      <CircleCheck size={14} strokeWidth={2} />
      {words.pathFree} <span className="font-body text-muted">{words.pathHint}</span>
    </span>
  );
}
