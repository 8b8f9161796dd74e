import './skeleton.css';
import type { ReactNode } from 'react';
import { texts } from './skeleton.texts.ts';

/** In the place and the size of what will come, given by classes such as `h-3.5 w-32`. */
export function Skeleton({ className = 'h-3.5 w-full' }: { readonly className?: string }) {
  return <span aria-hidden="true" className={`skeleton block shrink-0 ${className}`} />;
}

/** Says in words, once, what its skeletons show. */
export function SkeletonArea({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {texts.loading}
      </span>
      {children}
    </div>
  );
}
