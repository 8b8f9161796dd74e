import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Code, LayoutTemplate, Palette, QrCode } from 'lucide-react';
import { templatesQuery } from '../../data/catalog.ts';
import { publishedDesignQuery } from '../../data/page-design.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { optionalWordParam, type UrlParams, useUrlState } from '../../lib/use-url-state.ts';
import { dayInWords } from '../../parts/moment-text.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Card, type CardProps, Facts } from './card.tsx';
import { type QrKind, qrKinds } from './qr/kinds.ts';
import { texts } from './texts.ts';

const words = texts.page;

const params: UrlParams<{ readonly qr: QrKind | null; readonly embed: 'open' | null }> = {
  qr: optionalWordParam('karekod', qrKinds),
  embed: optionalWordParam('sitenize-ekleyin', { open: 'acik' }),
};

/** The look of the salon's page, and the ways to it: its editor, and its code for paper. */
export function PageCard(props: CardProps) {
  const { salon, mayEdit } = props;
  const { data: design, error } = useQuery(publishedDesignQuery(salon.code));
  const { data: templates } = useQuery(templatesQuery);
  const { values, open, replace, close } = useUrlState(params, { qr: null, embed: null });
  const name = templates?.find(({ template }) => template === design?.template)?.name;
  return (
    <Card {...props} mayEdit={false} title={words.title} section="general">
      {design && name && (
        <Facts
          facts={[
            { icon: LayoutTemplate, id: 'template', text: words.template(name) },
            {
              icon: CalendarCheck,
              id: 'published',
              text: design.savedAt ? words.published(dayInWords(design.savedAt)) : words.never,
            },
          ]}
        />
      )}
      {!design && error && <p className="text-muted">{words.failed}</p>}
      {!(design && name) && !error && (
        <SkeletonArea>
          <Skeleton className="h-12" />
        </SkeletonArea>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {mayEdit && (
          <ButtonLink look="soft" size="sm" icon={Palette} to={paths.customTemplate}>
            {words.edit}
          </ButtonLink>
        )}
        <Button look="soft" size="sm" icon={QrCode} onPress={() => open({ qr: 'tent' })}>
          {words.qr}
        </Button>
        {mayEdit && (
          <Button look="soft" size="sm" icon={Code} onPress={() => open({ embed: 'open' })}>
            {words.embed}
          </Button>
        )}
      </div>
      {values.qr && (
        <QrDialog
          salon={salon}
          accent={design?.colors?.accent}
          kind={values.qr}
          setKind={(qr) => replace({ qr })}
          close={close}
        />
      )}
      {mayEdit && values.embed && <EmbedDialog salon={salon} close={close} />}
    </Card>
  );
}

// Opened once in a while, before something is printed or put on a site.
const QrDialog = lazyComponent(() => import('./qr/qr-dialog.tsx').then((part) => part.QrDialog));
const EmbedDialog = lazyComponent(() => import('./embed/embed-dialog.tsx').then((part) => part.EmbedDialog));
