import { Copy, ExternalLink, Link2, QrCode } from 'lucide-react';
import type { Salon } from '../../data/salon.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { texts } from './texts.ts';
import { useShare } from './use-share.ts';

const words = texts.page;

/** The salon's page: whether customers see it, and the ways to hand its address on. */
export function PageCard({ salon }: { readonly salon: Salon }) {
  const { copy, showQr } = useShare(salon);
  const { name, path, status, type, code, district, provinceName } = salon;
  return (
    <section
      aria-label={words.title}
      className="grid min-w-0 content-between gap-4 rounded-card p-5 shadow-outline max-tablet:p-4 dark:bg-raised"
    >
      <div className="flex items-center gap-4.5">
        <span aria-hidden="true" className="h-20 w-16 flex-none overflow-hidden rounded-oval">
          <SalonArt type={type} seed={code} className="size-full" />
        </span>
        <div className="min-w-0">
          <p className="text-muted">{words.states[status]}</p>
          <p className="wrap-anywhere font-semibold text-title">{name}</p>
          <p className="text-label text-muted">{`${district}, ${provinceName}`}</p>
        </div>
      </div>
      <div className="grid gap-2.5">
        <div className="flex items-center gap-2.5 rounded-input bg-sunken py-1 pr-1 pl-3 shadow-frame">
          <Link2 size={17} className="flex-none text-muted" />
          <span className="min-w-0 flex-1 truncate">{salonPagePath(path)}</span>
          <Button look="soft" size="sm" icon={Copy} aria-label={words.copyLabel} onPress={() => void copy()}>
            {words.copy}
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          <Button look="outline" icon={QrCode} onPress={showQr}>
            {words.qr}
          </Button>
          {status === 'Published' ? (
            <ButtonLink
              look="outline"
              icon={ExternalLink}
              to={salonPagePath(path)}
              target="_blank"
              rel="noopener"
            >
              {words.open}
            </ButtonLink>
          ) : (
            <ButtonLink look="outline" to={paths.salonInfo}>
              {words.publish}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
