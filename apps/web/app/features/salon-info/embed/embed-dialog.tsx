import { siteOrigins } from '@ayna/contracts/core/embedding-routes';
import { validate } from '@ayna/contracts/core/validation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { embeddingQuery, saveSites } from '../../../data/embedding.ts';
import type { Salon } from '../../../data/salon.ts';
import { useContractForm } from '../../../lib/contract-form.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { salonBookingPath } from '../../../parts/salon-page-url.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { buttonCode, frameCode, toOrigins } from './codes.ts';
import { texts } from './texts.ts';

type Props = { readonly salon: Salon; readonly close: () => void };

/** The ways into booking from the salon's own site, and the sites for which they work. */
export function EmbedDialog({ salon, close }: Props) {
  const { data, error } = useQuery(embeddingQuery(salon.code));
  return (
    <Dialog
      title={texts.title}
      lead={<p className="text-muted">{texts.lead}</p>}
      width="m"
      isOpen
      isInAddress
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <Button look="outline" onPress={close}>
          {texts.close}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {data && <SitesForm salonCode={salon.code} origins={data.origins} />}
        {!data && error && <p className="text-muted">{texts.sitesFailed}</p>}
        {!(data || error) && (
          <SkeletonArea>
            <Skeleton className="h-28" />
          </SkeletonArea>
        )}
        <Codes salon={salon} />
      </div>
    </Dialog>
  );
}

type SitesProps = { readonly salonCode: string; readonly origins: readonly string[] };

const parseSites = ({ sites }: { readonly sites: string }) => {
  const checked = validate(siteOrigins, toOrigins(sites));
  return checked.fields ? { fields: { sites: Object.values(checked.fields)[0] ?? '' } } : checked;
};

function SitesForm({ salonCode, origins }: SitesProps) {
  const saving = useMutation(saveSites);
  const form = useContractForm({
    schema: parseSites,
    saved: { sites: origins.join('\n') },
    needsChange: true,
    send: (sites) => saving.mutateAsync({ salonCode, origins: sites }),
    onSent(_saved, { reset }) {
      // Shows the sites as they were understood.
      reset();
      showToast({ text: texts.saved });
    },
  });
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea
        {...form.field('sites')}
        label={texts.sites}
        hint={texts.sitesHint}
        placeholder={texts.sitesPlaceholder}
        maxLength={1_300}
      />
      {origins.length === 0 && <p className="text-label text-muted">{texts.noSites}</p>}
      <FormFailure message={form.failure} />
      <div>
        <Button type="submit" isPending={form.isSending} isDisabled={!form.isDirty}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

function Codes({ salon }: { readonly salon: Salon }) {
  const site = window.location.origin;
  const place = { site, path: salon.path, name: salon.name };
  return (
    <>
      <Code kind="button" code={buttonCode(place)}>
        <p className="mt-2 flex items-center gap-3 text-label text-muted">
          {texts.preview}
          <a
            href={salonBookingPath(salon.path)}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ size: 'lg' })}
          >
            {texts.book}
          </a>
        </p>
      </Code>
      <Code kind="frame" code={frameCode(place)} />
      <Code kind="link" code={site + salonBookingPath(salon.path)} />
    </>
  );
}

type CodeProps = {
  readonly kind: keyof typeof texts.codes;
  readonly code: string;
  readonly children?: ReactNode;
};

function Code({ kind, code, children }: CodeProps) {
  const { title, note, copy } = texts.codes[kind];
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-strong">{title}</h3>
        <Button look="soft" size="sm" icon={Copy} aria-label={copy} onPress={() => void copyText(code)}>
          {texts.copy}
        </Button>
      </div>
      <p className="text-label text-muted">{note}</p>
      <code className="mt-2 block select-all break-all rounded-box bg-sunken px-3 py-2.5 text-label dark:bg-sir-850">
        {code}
      </code>
      {children}
    </section>
  );
}
