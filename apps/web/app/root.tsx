import { QueryClientProvider } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { Failure } from './features/failure/failure.tsx';
import { PublicFrame } from './layouts/public-frame.tsx';
import { EarlyCallsScript, EarlySubmitScript } from './lib/early-scripts.tsx';
import { inlinesCriticalCss, sendsScripts } from './lib/page-scripts.ts';
import { PageStyles } from './lib/page-styles.tsx';
import { newQueryClient } from './lib/query-client.ts';
import { RouteChunkGuard } from './lib/route-chunk-guard.tsx';
import { ThemeColor, ThemeScript } from './lib/theme-script.tsx';
import { TurkishLocale } from './lib/turkish-locale.tsx';
import { useNonce } from './lib/use-nonce.ts';
import { NotFound } from './parts/not-found.tsx';
import { paths } from './paths.ts';
import { DialogHistory } from './ui/overlay/browser-entries.ts';

/**
 * On the server only. React hydrates past scripts it does not know; but where it must render a page
 * again, because an extension altered it, it would make them through innerHTML, trusted types would
 * stop it, and the page would stay blank.
 */
function ServerScripts() {
  return import.meta.env.SSR ? <Scripts /> : null;
}

/** Vite takes the nonce from here for the styles that it adds. */
function DevNonce({ nonce }: { nonce: string | undefined }) {
  return import.meta.env.DEV ? <meta property="csp-nonce" nonce={nonce} /> : null;
}

/**
 * In development `<Links>` adds a stylesheet of its own. Browsers hide a nonce from scripts, and React would report the
 * difference; a stylesheet of this origin needs none.
 */
const linksNonce = import.meta.env.DEV ? '' : undefined;

/** In development, a page without scripts reloads after a change. */
function DevReload({ nonce }: { nonce: string | undefined }) {
  return import.meta.env.DEV && import.meta.env.SSR ? (
    <script type="module" src="/app/lib/dev-reload.ts" nonce={nonce} />
  ) : null;
}

/** What a phone installs: for those who book, their appointments; for salons, the calendar. */
const manifestFor = (pathname: string): string =>
  pathname === paths.myAppointments || pathname.startsWith('/salon/')
    ? '/randevularim.webmanifest'
    : '/ayna.webmanifest';

/** Pages that begin with who is signed in. */
const isOfSalon = ({ id }: { readonly id: string }): boolean => id === 'layouts/profile-layout';

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const matches = useMatches();
  return (
    // The theme script sets a class before React arrives.
    <html lang="tr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
        <link rel="manifest" href={manifestFor(matches.at(-1)?.pathname ?? paths.home)} />
        <ThemeColor />
        <DevNonce nonce={nonce} />
        <ThemeScript nonce={nonce} />
        {sendsScripts(matches) && <EarlySubmitScript nonce={nonce} />}
        {matches.some(isOfSalon) && <EarlyCallsScript nonce={nonce} />}
        <Meta />
        <PageStyles inlineCritical={inlinesCriticalCss(matches)} nonce={nonce} />
        <Links nonce={linksNonce} />
      </head>
      <body>
        <LucideProvider size={17} strokeWidth={1.75}>
          {children}
        </LucideProvider>
        {sendsScripts(matches) ? <ServerScripts /> : <DevReload nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  // In the component and not in the module: on the server one module serves everybody's requests.
  const [queryClient] = useState(newQueryClient);
  // The hook and not `<ScrollRestoration>`, which renders a script.
  useScrollRestoration();
  return (
    <QueryClientProvider client={queryClient}>
      <TurkishLocale>
        <DialogHistory />
        <RouteChunkGuard />
        <Outlet />
      </TurkishLocale>
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <PublicFrame>{missing ? <NotFound /> : <Failure />}</PublicFrame>;
}
