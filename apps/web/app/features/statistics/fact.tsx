type Props = { readonly name: string; readonly value: string; readonly line: string };

/** A number with its name and what it is made of. */
export const Fact = ({ name, value, line }: Props) => (
  <div className="min-w-0">
    <dt className="text-label text-muted">{name}</dt>
    <dd className="num font-semibold text-title">{value}</dd>
    <dd className="num text-pretty text-caption text-muted">{line}</dd>
  </div>
);
