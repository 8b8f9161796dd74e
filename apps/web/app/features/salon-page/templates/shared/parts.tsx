import { pictureSize, pictureSizes, resizePictureUrl } from '@ayna/contracts/core/pictures';
import type { ReactNode } from 'react';
import { paths } from '../../../../paths.ts';
import type { PageModel } from '../../model/page-model.ts';
import type { PhotoModel } from '../../model/photos.ts';
import { texts } from '../../texts.ts';
import { Icon } from './icon.tsx';

export type TemplateProps = { readonly model: PageModel };

type PhotoProps = {
  readonly photo: PhotoModel;
  /** The widths at which the page shows it, in the language of `sizes`. */
  readonly sizes: string;
  /** The cover, which a visitor sees first. */
  readonly isFirst?: boolean;
};

const sourcesOf = (url: string) => ({
  src: resizePictureUrl(url, 'medium'),
  srcSet: pictureSize.options
    .map((size) => `${resizePictureUrl(url, size)} ${pictureSizes[size]}w`)
    .join(', '),
});

export function Photo({ photo, sizes, isFirst = false }: PhotoProps) {
  return (
    <img
      className="fill"
      {...sourcesOf(photo.url)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
}

type PortraitProps = { readonly url: string; readonly name: string; readonly sizes: string };

/** A portrait or another picture of which only the address is known. */
export function Portrait({ url, name, sizes }: PortraitProps) {
  return (
    <img
      className="fill"
      {...sourcesOf(url)}
      sizes={sizes}
      width={pictureSizes.medium}
      height={pictureSizes.medium}
      alt={name}
      loading="lazy"
      decoding="async"
    />
  );
}

const starPath = 'm12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z';

export function Stars({ count }: { readonly count: number }) {
  return (
    <span className="stars" role="img" aria-label={texts.stars(count)}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} viewBox="0 0 24 24" className={place <= count ? 'full' : undefined}>
          <path d={starPath} />
        </svg>
      ))}
    </span>
  );
}

/** The page's one action: an appointment, or a call where nobody can book online. */
export function MainAction({ model, className = 'button' }: TemplateProps & { readonly className?: string }) {
  const { bookingHref, phone } = model;
  return bookingHref === null ? (
    <a className={className} href={phone.href} aria-label={texts.callNow(phone.text)}>
      <Icon name="phone" />
      {texts.call}
    </a>
  ) : (
    <a className={className} href={bookingHref}>
      <Icon name="calendar" />
      {texts.book}
    </a>
  );
}

/** The script of the page puts the time here; without it the words invite to look. */
export function FreeTime({ services }: { readonly services: string }) {
  return <span data-free={services}>{texts.seeTimes}</span>;
}

/** 'Ilk bos saat: bugun 15:15', with the service it is for. */
export function FirstFree({ model, label = texts.firstFree }: TemplateProps & { readonly label?: string }) {
  const { quickest, bookingHref } = model;
  if (!quickest || bookingHref === null) return null;
  return (
    <a href={bookingHref}>
      {label}: <FreeTime services={quickest.code} />
    </a>
  );
}

/** Within reach of a thumb on a phone. */
function BookBar({ model }: TemplateProps) {
  return (
    <div className="bar">
      <span>
        <b>{model.open.text}</b>
        {model.quickest ? <FirstFree model={model} label={texts.firstFreeShort} /> : model.phone.text}
      </span>
      <MainAction model={model} />
    </div>
  );
}

export function HoursList({ model }: TemplateProps) {
  const { week, exceptions } = model.hours;
  return (
    <dl className="hours">
      {[...week, ...exceptions].map(({ days, hours, isToday, isClosed }) => (
        <div
          key={days}
          className={[isToday && 'today', isClosed && 'closed'].filter(Boolean).join(' ') || undefined}
        >
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Address({ model }: TemplateProps) {
  return (
    <address>
      {model.address}
      <br />
      {model.place}
    </address>
  );
}

export function VisitButtons({ model }: TemplateProps) {
  return (
    <div className="buttons">
      <a className="button" href={model.mapHref} rel="noreferrer">
        <Icon name="route" />
        {texts.directions}
      </a>
      <a className="button outline" href={model.phone.href}>
        <Icon name="phone" />
        {model.phone.text}
      </a>
    </div>
  );
}

export function SocialLinks({ model }: TemplateProps) {
  if (model.links.length === 0) return null;
  return (
    <p className="buttons social">
      {model.links.map(({ name, href }) => (
        <a key={name} href={href} rel="noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}

export function PageFooter({ model }: TemplateProps) {
  return (
    <footer>
      <span>{texts.copyright(model.today.slice(0, 4), model.name)}</span>
      <a href={paths.dataNotice}>{texts.dataNotice}</a>
      <a href={paths.home}>
        <svg width="14" height="18" viewBox="0 0 24 30" aria-hidden="true">
          <path
            fill="currentColor"
            d="M12 .8C5.8.8.8 7.200.8 15c0 3 .8 5.900 2.100 8.200L17.300 3.600A10 10 0 0 0 12 .8zm8.300 6L4.600 25.600A10.600 10.600 0 0 0 12 29.200c6.200 0 11.200-6.400 11.200-14.200 0-3-.8-5.900-2.900-8.200z"
          />
        </svg>
        {texts.credit}
      </a>
    </footer>
  );
}

/**
 * The page without its own layout: what comes before and after it in every template. A template's drawings, of which the
 * page has uses, come last: they are half of its bytes, and what is seen first need not wait for them.
 */
export function PageFrame({ model, children }: TemplateProps & { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#icerik">
        {texts.skip}
      </a>
      <main>
        {model.notice && (
          <p className="notice">
            {texts.notices[model.notice]}
            {model.notice === 'example' && <a href={paths.templates}>{texts.toTemplates}</a>}
          </p>
        )}
        {children}
        <BookBar model={model} />
      </main>
    </>
  );
}
