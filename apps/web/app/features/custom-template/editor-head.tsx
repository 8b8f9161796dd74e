import {
  ArrowLeft,
  CloudAlert,
  CloudCheck,
  CloudUpload,
  ExternalLink,
  History,
  Redo2,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import type { DesignDraft } from '../../data/page-design.ts';
import type { Salon } from '../../data/salon.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { PageTour } from '../../parts/page-tour.tsx';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';
import type { DesignEditor } from './use-design-editor.ts';

const { blocks, template, preview, publish } = texts.tour.steps;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="design-blocks"]', ...blocks },
  { target: '[data-block="template"]', ...template },
  { target: '[data-tour="design-preview"]', ...preview },
  // In the head, and on a phone at the bottom: only one of them is to be seen.
  { target: '[data-tour="design-publish"]', ...publish },
  { target: '[data-tour="design-publish-phone"]', ...publish },
];

type Props = {
  readonly salon: Salon;
  readonly loaded: DesignDraft;
  readonly editor: DesignEditor;
  readonly isListOpen: boolean;
  readonly toggleList: () => void;
};

export function EditorHead({ salon, loaded, editor, isListOpen, toggleList }: Props) {
  return (
    <header className="flex shrink-0 items-center gap-2.5 px-4 py-2.5 max-tablet:gap-1 max-tablet:px-2 max-tablet:shadow-below">
      <Link
        to={paths.salonInfo}
        aria-label={texts.back}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-sir-200 dark:hover:bg-sir-850"
      >
        <ArrowLeft size={21} />
      </Link>
      <div className="mr-auto min-w-0">
        <h1 className="display truncate text-head-22 leading-7 max-tablet:text-head-18">{texts.title}</h1>
        <Saved loaded={loaded} editor={editor} />
      </div>
      <PageTour tour="custom-template" name={texts.tour.name} steps={tourSteps} isIcon />
      <span className="flex max-tablet:hidden">
        <IconButton icon={Undo2} label={texts.undo} isDisabled={!editor.canUndo} onPress={editor.undo} />
        <IconButton icon={Redo2} label={texts.redo} isDisabled={!editor.canRedo} onPress={editor.redo} />
      </span>
      <span className="flex gap-2.5 max-desk:hidden">
        <Button look="outline" icon={History} aria-pressed={isListOpen} onPress={toggleList}>
          {texts.versions}
        </Button>
        <ButtonLink
          look="outline"
          icon={ExternalLink}
          to={salonPagePath(salon.path)}
          target="_blank"
          rel="noopener"
        >
          {texts.openSite}
        </ButtonLink>
      </span>
      <span className="flex desk:hidden">
        <span className="flex tablet:hidden">
          <IconButton icon={Undo2} label={texts.undo} isDisabled={!editor.canUndo} onPress={editor.undo} />
        </span>
        <IconButton icon={History} label={texts.versions} aria-pressed={isListOpen} onPress={toggleList} />
      </span>
      <span data-tour="design-publish" className="max-tablet:hidden">
        <PublishButton editor={editor} salon={salon} />
      </span>
    </header>
  );
}

const icons = {
  saved: CloudCheck,
  waiting: CloudUpload,
  saving: CloudUpload,
  failed: CloudAlert,
  conflict: CloudAlert,
} as const;

const savedText = ({ draft, published }: DesignDraft): string => {
  if (draft) return texts.saveStates.saved(momentOf(draft.savedAt).slice(-5));
  return published.savedAt ? texts.saveStates.live(momentOf(published.savedAt)) : texts.saveStates.untouched;
};

function Saved({ loaded, editor }: Pick<Props, 'loaded' | 'editor'>) {
  const { saveState: state } = editor;
  const Icon = icons[state];
  const isWrong = state === 'failed' || state === 'conflict';
  return (
    <p
      role="status"
      className={`num flex items-center gap-1.5 text-label ${isWrong ? 'text-danger-ink' : 'text-muted'}`}
    >
      <Icon size={15} className={`flex-none ${state === 'saved' ? 'text-success' : ''}`} />
      {state === 'saved' ? savedText(loaded) : texts.saveStates[state]}
    </p>
  );
}

/** What is on the page that customers see changes with this press alone. */
export function PublishButton({ editor, salon }: Pick<Props, 'editor' | 'salon'>) {
  const count = editor.changes.length;
  const publish = async (): Promise<void> => {
    const isPublished = await editor.publish();
    // The head says that it is online; a toast would lie under the pointer, over the buttons that come next.
    if (isPublished && salon.status !== 'Published') showToast({ text: texts.publishedAsDraft });
  };
  return (
    <Button
      isWide
      isPending={editor.isPublishing}
      isDisabled={count === 0 || editor.saveState === 'conflict'}
      onPress={() => void publish().catch(showFailure)}
    >
      {texts.publish}
      {count > 0 && (
        <span className="num rounded-sm bg-white/20 px-1.75 py-0.5 font-medium text-label dark:bg-murdum-950/15">
          {texts.changeCount(count)}
        </span>
      )}
    </Button>
  );
}
