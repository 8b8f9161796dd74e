import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '../../data/host.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** Which modules the host serves. It asks after hydration, so without scripts it is not shown. */
export function ModuleCard() {
  return (
    <section className="card needs-script" aria-labelledby="modules">
      <h2 id="modules">{texts.modules}</h2>
      <p className="hint">{texts.modulesHint}</p>
      <Modules />
    </section>
  );
}

function Modules() {
  const about = useQuery(aboutQuery);
  if (about.data) return <Names names={about.data.modules} />;
  if (about.isPending) return <p role="status">{texts.loading}</p>;
  // Still on the screen while it tries again: a button that vanishes takes the focus with it.
  const retry = () => about.refetch({ cancelRefetch: false });
  return <Failed message={about.error.message} trying={about.isFetching} retry={retry} />;
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p role="status">{texts.empty}</p>;
  return (
    <ul className="chips" lang="en" translate="no">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Failed({ message, trying, retry }: { message: string; trying: boolean; retry: () => void }) {
  return (
    <div role="alert">
      <p>{message}</p>
      <Button onClick={retry} aria-disabled={trying}>
        {trying ? texts.retrying : texts.retry}
      </Button>
    </div>
  );
}
