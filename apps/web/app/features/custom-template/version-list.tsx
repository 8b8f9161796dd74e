import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Pencil, RotateCcw, SplitSquareHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DesignDraft, type DesignVersion, previewQuery, versionsQuery } from '../../data/page-design.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { longDayOf, momentOf } from '../../parts/moment-text.ts';
import { previewPath } from '../../parts/salon-page-url.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { Templates } from './form/template-block.tsx';
import { describeChanges } from './model/change-words.ts';
import { changesBetween } from './model/changes.ts';
import { texts } from './texts.ts';
import type { DesignEditor } from './use-design-editor.ts';

const words = texts.versionList;

type Props = {
  readonly salonCode: string;
  readonly editor: DesignEditor;
  readonly loaded: DesignDraft;
  readonly templates: Templates;
  readonly compared: number | null;
  readonly compare: (version: number) => void;
  readonly bringBack: (version: DesignVersion) => void;
  readonly close: () => void;
};

/** Every published version, newest first, with what it changed; any of them can be compared and brought back. */
export function VersionList(props: Props) {
  const { salonCode, editor, loaded, templates, close } = props;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    versionsQuery(salonCode),
  );
  const versions = data?.pages.flat() ?? [];
  return (
    <>
      <div className="flex flex-none items-center gap-1.5 py-2 pr-5 pl-2 shadow-below">
        <IconButton icon={ArrowLeft} label={words.back} onPress={close} />
        <h2 className="flex-1 font-semibold text-title">{words.title}</h2>
        <p className="text-label text-muted">{words.note}</p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {!data && error && (
          <LoadFailure
            title={words.failed}
            text={failureMessage(error)}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Loading />}
        <ol>
          {editor.changes.length > 0 && (
            <Row
              mark={<Pencil size={17} />}
              title={words.draft}
              text={describeChanges(editor.changes, templates)}
            >
              {words.by(words.now, words.you)}
            </Row>
          )}
          {versions.map((version, at) => (
            <VersionRow
              key={version.version}
              {...props}
              version={version}
              before={versions[at + 1]}
              isLive={version.version === loaded.published.version}
            />
          ))}
        </ol>
        <div className="px-5 py-4 text-label text-muted">
          {hasNextPage && (
            <Button
              look="outline"
              size="sm"
              isPending={isFetchingNextPage}
              onPress={() => void fetchNextPage()}
            >
              {words.older}
            </Button>
          )}
          {data && <p className="mt-2 first:mt-0">{versions.length > 0 ? words.explanation : words.none}</p>}
        </div>
      </div>
    </>
  );
}

type RowProps = {
  readonly mark: ReactNode;
  readonly title: ReactNode;
  readonly text: string;
  readonly isChosen?: boolean;
  readonly children: ReactNode;
};

function Row({ mark, title, text, isChosen = false, children }: RowProps) {
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-5 py-4 shadow-below ${isChosen ? 'bg-accent-soft' : ''}`}
    >
      <span
        aria-hidden="true"
        className={`num grid h-11 w-9.5 place-items-center rounded-oval font-semibold ${isChosen ? 'bg-accent text-on-accent' : 'bg-sunken text-ink shadow-frame dark:bg-raised'}`}
      >
        {mark}
      </span>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 font-semibold">{title}</h3>
        <p className="text-ink-2">{text}</p>
        <div className="num text-label text-muted">{children}</div>
      </div>
    </li>
  );
}

type VersionRowProps = Props & {
  readonly version: DesignVersion;
  /** The one that was published before it, where it is known. */
  readonly before: DesignVersion | undefined;
  readonly isLive: boolean;
};

function VersionRow(props: VersionRowProps) {
  const { version, before, isLive, templates, compared, compare } = props;
  const { version: number, savedAt, savedBy, design } = version;
  const isCompared = compared === number;
  const said = before ? describeChanges(changesBetween(before.design, design), templates) || words.same : '';
  return (
    <Row
      mark={number}
      isChosen={isCompared}
      title={
        <>
          {words.name(number)}
          {isLive && (
            <Badge tone="success" icon={CircleCheck} size="sm">
              {words.live}
            </Badge>
          )}
          {isCompared && <span className="font-strong text-accent-ink text-label">{words.comparing}</span>}
        </>
      }
      text={number === 1 ? words.first : said}
    >
      {words.by(`${longDayOf(savedAt)}, ${momentOf(savedAt).slice(-5)}`, savedBy)}
      {isCompared ? (
        <Chosen {...props} />
      ) : (
        <span className="mt-2 block">
          <Button
            look="outline"
            size="sm"
            icon={SplitSquareHorizontal}
            aria-label={`${words.name(number)}: ${words.compare}`}
            onPress={() => compare(number)}
          >
            {words.compare}
          </Button>
        </span>
      )}
    </Row>
  );
}

/** What differs from the draft in words, since on a phone nothing shows it, and the way back to it. */
function Chosen({ salonCode, editor, version, templates, bringBack }: VersionRowProps) {
  const { data: preview } = useQuery(previewQuery(salonCode, version.version));
  const changes = changesBetween(editor.design, version.design);
  return (
    <>
      <p className="mt-1 text-ink-2">
        {changes.length > 0
          ? `${words.difference}: ${describeChanges(changes, templates)}.`
          : words.noDifference}
      </p>
      <span className="mt-2.5 flex flex-wrap gap-2">
        <Button
          look="soft"
          size="sm"
          icon={RotateCcw}
          isDisabled={changes.length === 0}
          onPress={() => bringBack(version)}
        >
          {words.bringBack}
        </Button>
        {preview && (
          <ButtonLink look="outline" size="sm" to={previewPath(preview.token)} target="_blank" rel="noopener">
            {words.openTab}
          </ButtonLink>
        )}
      </span>
    </>
  );
}

function Loading() {
  return (
    <SkeletonArea>
      <div className="grid gap-3 p-5">
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    </SkeletonArea>
  );
}
