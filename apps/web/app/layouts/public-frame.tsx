import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Mark } from '../ui/mark.tsx';
import { texts } from './texts.ts';

/** What surrounds every public page; apart from the layout, for the pages shown when routing failed. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <header>
        <Link to={paths.home} className="brand" aria-label={texts.home}>
          <Mark />
          <span>{texts.brand}</span>
        </Link>
      </header>
      <main>{children}</main>
    </div>
  );
}
