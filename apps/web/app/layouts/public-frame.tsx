import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Brand, PublicHeader } from './public-header.tsx';
import { texts } from './texts.ts';

/** What surrounds every public page; apart from the layout, for the pages shown when routing failed. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col text-title-size/6.75">
      <a
        href="#content"
        className="sr-only rounded-md bg-ink font-medium text-surface focus-visible:not-sr-only focus-visible:m-1.5 focus-visible:self-center focus-visible:px-4 focus-visible:py-2"
      >
        {texts.toContent}
      </a>
      <PublicHeader />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-346 flex-1 grid-cols-1 items-center px-5 outline-none desk:px-8"
      >
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

const columns = [
  {
    id: 'footer-product',
    title: texts.product,
    links: [
      { to: paths.offering, name: texts.offering },
      { to: paths.features, name: texts.features },
      { to: paths.templates, name: texts.templates },
      { to: paths.packages, name: texts.packages },
      { to: paths.comparison, name: texts.comparison },
    ],
  },
  {
    id: 'footer-company',
    title: texts.company,
    links: [
      { to: paths.about, name: texts.about },
      { to: paths.audience, name: texts.audience },
      { to: paths.howTo, name: texts.howTo },
      { to: paths.help, name: texts.help },
      { to: paths.contact, name: texts.contact },
    ],
  },
  {
    id: 'footer-agreements',
    title: texts.agreements,
    to: paths.agreements,
    links: [
      { to: paths.privacy, name: texts.privacy },
      { to: paths.dataNotice, name: texts.dataNotice },
      { to: paths.distanceSales, name: texts.distanceSales },
      { to: paths.refunds, name: texts.refunds },
    ],
  },
];

function PublicFooter() {
  return (
    <footer className="mx-auto grid w-full max-w-346 grid-cols-2 small:grid-cols-3 gap-x-6 gap-y-8 px-5 pt-16 pb-10 text-lead-size/6 desk:grid-cols-[1.5fr_1fr_1fr_1.2fr] desk:gap-x-8 desk:px-8 desk:pb-12">
      <div className="-mt-2 col-span-full desk:col-span-1">
        <Brand />
        <p className="mt-2 max-w-[22em] text-muted">{texts.tagline}</p>
      </div>
      {columns.map(({ id, title, to, links }) => (
        <nav key={id} aria-labelledby={id} className="last:col-span-full small:last:col-span-1">
          <h2 id={id} className="mb-2.5 font-semibold max-tablet:mb-0.5">
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className="rounded-xs hover:text-accent-ink">
                {title}
              </Link>
            )}
          </h2>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="block rounded-xs py-0.75 text-muted hover:text-ink max-tablet:py-2.5"
                >
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </footer>
  );
}
