import appStyles from '../app.css?url';
import criticalCss from '../critical.css?inline';
import geologicaLatin from '../fonts/geologica-latin.woff2?no-inline';
import geologicaTurkish from '../fonts/geologica-turkish.woff2?no-inline';

type Props = {
  /** Whether the page carries the styles of its first sight in itself. */
  readonly inlineCritical: boolean;
  readonly nonce: string | undefined;
};

/**
 * No Turkish sentence does without these. Not Ysabeau, which some pages do not show: a file that is
 * fetched ahead and not used is a warning in the console.
 */
const preloadedFonts = [geologicaLatin, geologicaTurkish];

/**
 * In the browser there is always the app's own: from any page with scripts a person may walk to every
 * other. An early page fetches no font ahead, because a browser holds its first paint for those; the
 * stand-ins of `fonts.css` are as wide as the real ones, so nothing moves when they come.
 */
export function PageStyles({ inlineCritical, nonce }: Props) {
  if (import.meta.env.SSR && inlineCritical)
    // The text is made by our own build; nothing from outside reaches it.
    return <style nonce={nonce} dangerouslySetInnerHTML={{ __html: criticalCss }} />;
  return (
    <>
      {preloadedFonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <AppStyles />
    </>
  );
}

/**
 * Stands where the first sight of a page with `criticalCss` ends. A stylesheet in the body holds back
 * only what comes after it, so the browser paints what came before while this one is on its way.
 */
export function DeferredStyles() {
  return import.meta.env.SSR ? <AppStyles /> : null;
}

function AppStyles() {
  return <link rel="stylesheet" href={appStyles} />;
}
