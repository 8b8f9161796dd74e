/** The oval mirror with its flash of light, drawn in the colour of the text around it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 30" aria-hidden="true">
      <clipPath id="mark-oval">
        <ellipse cx="12" cy="15" rx="11.2" ry="14.2" />
      </clipPath>
      <g clipPath="url(#mark-oval)">
        <rect className="mark-glass" width="24" height="30" />
        <path className="mark-glint" d="M-3 24 18-4h6.2L2 27zM5 31 27 3h2.4L7.6 32z" />
      </g>
    </svg>
  );
}
