type Props = { readonly steps: readonly { readonly title: string; readonly text: string }[] };

/** What happens first, second and third, side by side from a tablet's width on. */
export function NumberedSteps({ steps }: Props) {
  return (
    <ol className="mt-7 grid border-ink border-t-control tablet:grid-cols-3 desk:mt-11">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="border-line py-4.5 max-tablet:border-b tablet:pt-6 tablet:pr-8 tablet:pb-0"
        >
          <div aria-hidden="true" className="display text-head-44/12 text-accent">
            {index + 1}
          </div>
          <h3 className="font-semibold text-head-20/6.75 tracking-s">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
