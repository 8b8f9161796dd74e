import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Salon } from '../../data/salon.ts';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { momentOf } from '../../parts/moment-text.ts';
import { PageTour } from '../../parts/page-tour.tsx';
import { useUploadQueue } from '../../parts/photo-upload/use-upload-queue.ts';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import {
  parseSection,
  type SectionName,
  sectionNames,
  sectionParam,
  sectionParamValue,
} from '../../parts/salon-sections.ts';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { isNearlyFull } from '../../ui/quota-oval/level.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AnnouncementsTab } from './announcements/announcements-tab.tsx';
import { GeneralTab } from './general/general-tab.tsx';
import { useGeneralForm } from './general/values.ts';
import { HoursTab } from './hours/hours-tab.tsx';
import { useHoursForm } from './hours/values.ts';
import { PhotosTab } from './photos/photos-tab.tsx';
import { RulesTab } from './rules/rules-tab.tsx';
import { useRulesForm } from './rules/values.ts';
import { texts } from './texts.ts';

const tourTargets = {
  tabs: '[role="tablist"]',
  path: '[data-tour="path"]',
  save: '[data-save-bar]',
} as const;

const tourSteps = texts.tour.steps.map(([target, title, text]) => ({
  target: tourTargets[target],
  title,
  text,
}));

/** The forms live here and not in their tabs: what is typed outlasts a look at another tab. */
export function EditSalon({ salon }: { readonly salon: Salon }) {
  const general = useGeneralForm(salon);
  const hours = useHoursForm(salon);
  const rules = useRulesForm(salon);
  const queue = useUploadQueue();
  const [params, setParams] = useSearchParams();
  const clean = texts.clean(salon.changedBy, momentOf(salon.changedAt));
  const isUploading = queue.shown.some(({ state }) => state !== 'failed');
  const dirty: Partial<Record<SectionName, boolean>> = {
    general: general.changed.length > 0,
    hours: hours.changed.length > 0,
    rules: rules.changed.length > 0,
  };
  const panels: Readonly<Record<SectionName, ReactNode>> = {
    general: <GeneralTab salon={salon} form={general} clean={clean} />,
    hours: <HoursTab form={hours} salonCode={salon.code} clean={clean} />,
    rules: <RulesTab salon={salon} form={rules} clean={clean} />,
    photos: <PhotosTab salon={salon} queue={queue} />,
    announcements: <AnnouncementsTab salon={salon} />,
  };
  return (
    <>
      <BreadcrumbHead title={texts.title} from={{ to: paths.salonInfo, label: texts.back }} here={salon.name}>
        <PageTour tour="edit-salon" name={texts.tour.name} steps={tourSteps} />
        <span className="max-tablet:hidden">
          <ButtonLink
            look="outline"
            to={salonPagePath(salon.path)}
            target="_blank"
            rel="noopener"
            icon={ExternalLink}
          >
            {texts.openSite}
          </ButtonLink>
        </span>
      </BreadcrumbHead>
      <Tabs
        label={texts.tabs}
        isFilling
        panelClassName="flex min-h-0 flex-1 flex-col outline-none"
        selected={parseSection(params.get(sectionParam))}
        onSelect={(name) =>
          setParams({ [sectionParam]: sectionParamValue(name) }, { preventScrollReset: true })
        }
        items={sectionNames.map((name) => ({
          id: name,
          label: texts[name],
          end: (
            <>
              {dirty[name] && <Unsaved />}
              {name === 'photos' && <PhotoCount />}
            </>
          ),
          panel: panels[name],
        }))}
      />
      <UnsavedChangesGuard isDirty={Object.values(dirty).includes(true) || isUploading} />
    </>
  );
}

function Unsaved() {
  return (
    <>
      <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
      <span className="sr-only">{texts.unsaved}</span>
    </>
  );
}

function PhotoCount() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit } = data.quotas.photos;
  const look = isNearlyFull(used, limit)
    ? 'bg-warning-bg text-warning-ink'
    : 'bg-sunken text-ink-2 dark:bg-raised';
  return (
    <span className={`num rounded-sm px-1.5 font-semibold text-tag-size/4.75 ${look}`}>
      {texts.quota(used.toLocaleString('tr-TR'), limit.toLocaleString('tr-TR'))}
    </span>
  );
}
