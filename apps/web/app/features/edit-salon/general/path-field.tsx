import { validate } from '@ayna/contracts/core/validation';
import { salonPath } from '@ayna/contracts/salon';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Copy } from 'lucide-react';
import { pathQuery } from '../../../data/salon.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { salonPageUrl } from '../../../parts/salon-page-url.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from './texts.ts';
import { useDebounced } from './use-debounced.ts';
import { fieldOf, type GeneralForm } from './values.ts';

const words = texts.about;

type Props = { readonly form: GeneralForm; readonly salonCode: string };

/** The salon's own word in its address, looked up while it is written. */
export function PathField({ form, salonCode }: Props) {
  const { path } = form.values;
  const settled = useDebounced(path);
  const isNew = path !== form.saved.path;
  const isPath = validate(salonPath, settled).fields === undefined;
  const { data } = useQuery({
    ...pathQuery({ path: settled, salonCode }),
    enabled: isNew && isPath && settled === path,
  });
  const isKnown = isNew && settled === path && data !== undefined;
  const taken = isKnown && !data.free ? words.pathTaken(data.suggestion) : undefined;
  const field = fieldOf(form, 'path');
  return (
    <div className="grid gap-1.5">
      <TextField
        label={words.path}
        {...field}
        error={field.error ?? taken}
        hint={<PathHint isNew={isNew && isPath} isKnown={isKnown} />}
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
              icon={<Copy aria-hidden="true" size={16} strokeWidth={1.75} />}
              onPress={() => void copyText(salonPageUrl(form.saved.path))}
            >
              <span className="max-tablet:sr-only">{words.copy}</span>
            </Button>
          </span>
        }
      />
      {taken && (
        <div>
          <Button look="outline" size="sm" onPress={() => form.set('path', data?.suggestion ?? path)}>
            {words.takeSuggestion(data?.suggestion ?? '')}
          </Button>
        </div>
      )}
    </div>
  );
}

function PathHint({ isNew, isKnown }: { readonly isNew: boolean; readonly isKnown: boolean }) {
  if (!isNew) return words.pathHint;
  if (!isKnown) return words.pathChecking;
  return (
    <span className="flex items-center gap-1.25 font-medium text-success-ink">
      <CircleCheck aria-hidden="true" size={14} strokeWidth={2} />
      {words.pathFree} <span className="font-[370] text-muted">{words.pathHint}</span>
    </span>
  );
}
