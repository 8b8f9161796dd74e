import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { templatesQuery } from '../../data/catalog.ts';
import type { DesignDraft, DesignVersion } from '../../data/page-design.ts';
import type { Salon } from '../../data/salon.ts';
import { optionalParam, type UrlParams, useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { Button } from '../../ui/button.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Conflict } from './conflict.tsx';
import { EditorHead, PublishButton } from './editor-head.tsx';
import { DesignForm } from './form/design-form.tsx';
import { changesBetween } from './model/changes.ts';
import { Compare } from './preview/compare.tsx';
import { LivePreview, PhonePreview, type PreviewView, previewWords } from './preview/live-preview.tsx';
import { texts } from './texts.ts';
import { useChosenTemplate } from './use-chosen-template.ts';
import { type DesignEditor, useDesignEditor } from './use-design-editor.ts';
import { VersionList } from './version-list.tsx';

type Place = {
  readonly view: PreviewView;
  /** `open`, or the number of the version that is compared. */
  readonly versions: string | null;
};

const params: UrlParams<Place> = {
  view: wordParam('gorunum', previewWords),
  versions: optionalParam('surum', (text) => /^(liste|[1-9]\d{0,8})$/.test(text)),
};

type Props = { readonly salon: Salon; readonly loaded: DesignDraft };

export function Editor({ salon, loaded }: Props) {
  const editor = useDesignEditor(salon.code, loaded);
  const { values, replace, push } = useUrlState(params);
  const { data: templates = [] } = useQuery(templatesQuery);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const [broughtBack, setBroughtBack] = useState<DesignVersion>();
  useChosenTemplate(editor);
  const compared = values.versions === null || values.versions === 'liste' ? null : Number(values.versions);
  const page = { salon, editor, stamp: `${loaded.version}` };
  return (
    <>
      <EditorHead
        salon={salon}
        loaded={loaded}
        editor={editor}
        isListOpen={values.versions !== null}
        toggleList={() =>
          values.versions === null ? push({ versions: 'liste' }) : replace({ versions: null })
        }
      />
      {editor.saveState === 'conflict' && <Conflict editor={editor} loaded={loaded} />}
      <div className="grid min-h-0 flex-1 grid-cols-1 gap-x-6 tablet:grid-cols-[minmax(340px,440px)_minmax(0,1fr)] tablet:px-2 tablet:pb-2">
        <div className="flex min-h-0 flex-col overflow-hidden bg-surface tablet:rounded-sheet tablet:shadow-outline">
          {values.versions === null ? (
            <>
              {broughtBack && <BroughtBack version={broughtBack} editor={editor} />}
              <DesignForm salon={salon} editor={editor} templates={templates} />
            </>
          ) : (
            <VersionList
              salonCode={salon.code}
              editor={editor}
              loaded={loaded}
              templates={templates}
              compared={compared}
              compare={(version) => replace({ versions: String(version) })}
              bringBack={(version) => {
                editor.edit(version.design);
                setBroughtBack(version);
                replace({ versions: null });
              }}
              close={() => replace({ versions: null })}
            />
          )}
        </div>
        <div data-tour="design-preview" className="min-h-0 pt-1 pr-4 max-tablet:hidden">
          {compared === null ? (
            <LivePreview {...page} view={values.view} setView={(view) => replace({ view })} />
          ) : (
            <Compare {...page} version={compared} />
          )}
        </div>
      </div>
      <div
        data-tour="design-publish-phone"
        className="flex shrink-0 gap-2.5 bg-surface px-4 pt-3 pb-safe-4.5 shadow-above *:flex-1 tablet:hidden"
      >
        <Button look="outline" onPress={() => setPreviewOpen(true)}>
          {texts.preview}
        </Button>
        <PublishButton editor={editor} salon={salon} />
      </div>
      <SideSheet title={texts.view.sheet} isOpen={isPreviewOpen} onOpenChange={setPreviewOpen}>
        <PhonePreview {...page} />
      </SideSheet>
    </>
  );
}

/** Beside the form and not as a toast, which would lie over the button that publishes it. Gone with the next change. */
function BroughtBack({
  version,
  editor,
}: {
  readonly version: DesignVersion;
  readonly editor: DesignEditor;
}) {
  if (changesBetween(version.design, editor.design).length > 0) return null;
  return (
    <p
      role="status"
      className="flex flex-none items-center gap-2 bg-info-bg py-1.5 pr-2 pl-5 text-info-ink max-tablet:pl-4"
    >
      <span className="flex-1">{texts.versionList.broughtBack(version.version)}</span>
      <Button look="ghost" size="sm" icon={Undo2} onPress={editor.undo}>
        {texts.undo}
      </Button>
    </p>
  );
}
