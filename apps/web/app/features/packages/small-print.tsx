import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { texts } from './texts.ts';

const words = texts.smallPrint;

/** In the size of the rest: what costs money later is not whispered. */
export function SmallPrint() {
  return (
    <section
      aria-labelledby="small-print"
      className="mt-16 rounded-panel bg-surface p-6.5 desk:p-8 dark:bg-raised"
    >
      <h2 id="small-print" className="font-semibold text-head-20/6.75">
        {words.title}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2 text-title-s-size/6.25 marker:text-muted">
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link look="inline" to={paths.distanceSales}>
          {words.contract}
        </Link>
        <Link look="inline" to={paths.refunds}>
          {words.refunds}
        </Link>
      </p>
    </section>
  );
}
