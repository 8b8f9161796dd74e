import { CircleAlert, RotateCw, X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ProgressBar } from '../ui/progress.tsx';
import { texts } from './photo-upload/texts.ts';
import type { UploadItem, UploadQueue } from './photo-upload/upload-queue.ts';

type Props = { readonly item: UploadItem; readonly queue: Pick<UploadQueue, 'retry' | 'drop'> };

/** Stands in the place that the photo will take: how far it is, or why it did not come. */
export function UploadTile({ item, queue }: Props) {
  return (
    <div className="relative grid place-items-center overflow-hidden rounded-lg bg-sunken p-3 text-center max-tablet:py-5 tablet:aspect-square dark:bg-raised">
      {item.state === 'failed' ? (
        <Failed item={item} queue={queue} />
      ) : (
        <UploadProgress item={item} queue={queue} />
      )}
    </div>
  );
}

const stateText = ({ state, part }: UploadItem): string => {
  if (state === 'waiting') return texts.waiting;
  return part < 1 ? texts.percent(part) : texts.working;
};

function UploadProgress({ item, queue }: Props) {
  const { id, name, part } = item;
  return (
    <div className="grid w-full justify-items-center gap-2.5">
      <span className="num font-strong">{stateText(item)}</span>
      <div className="w-4/5">
        <ProgressBar label={texts.progress(name)} value={Math.floor(part * 100)} />
      </div>
      <span className="max-w-full truncate text-caption text-muted">{name}</span>
      <span className="absolute top-1.5 right-1.5">
        <IconButton icon={X} size="sm" label={texts.stopLabel(name)} onPress={() => queue.drop(id)} />
      </span>
    </div>
  );
}

function Failed({ item: { id, name, reason, canRetry }, queue }: Props) {
  return (
    <div role="alert" className="grid max-h-full justify-items-center gap-2 overflow-y-auto">
      <p className="text-caption text-danger-ink">
        <CircleAlert size={16} strokeWidth={2} className="mx-auto mb-1" />
        <span className="sr-only">{texts.failed(name)}: </span>
        {reason}
      </p>
      <span className="flex flex-wrap justify-center gap-1">
        {canRetry && (
          <Button
            size="sm"
            look="outline"
            aria-label={texts.retryLabel(name)}
            icon={RotateCw}
            onPress={() => queue.retry(id)}
          >
            {texts.retry}
          </Button>
        )}
        <Button size="sm" look="ghost" aria-label={texts.dropLabel(name)} onPress={() => queue.drop(id)}>
          {texts.drop}
        </Button>
      </span>
    </div>
  );
}
