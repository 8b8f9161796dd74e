import { useId } from 'react';

/** The oval mirror with its flash of light. The flash is cut out, so it shows whatever lies beneath. */
export function BrandMark({ className = 'h-7.5 w-6' }: { readonly className?: string }) {
  const id = useId();
  return (
    <svg className={`shrink-0 ${className}`} width="24" height="30" viewBox="0 0 24 30" aria-hidden="true">
      <mask id={id}>
        <ellipse cx="12" cy="15" rx="11.2" ry="14.2" fill="#fff" />
        <path d="M-3 24 18-4h6.2L2 27zM5 31 27 3h2.4L7.6 32z" fill="#000" />
      </mask>
      <rect className="fill-brand" width="24" height="30" mask={`url(#${id})`} />
    </svg>
  );
}
