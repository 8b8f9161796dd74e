import { ModuleCard } from './module-card.tsx';
import { texts } from './texts.ts';

export default function StatusScreen() {
  return (
    <div className="hero">
      <title>{texts.documentTitle}</title>
      <meta name="description" content={texts.lead} />
      <div>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <div className="mirror">
        <ModuleCard />
      </div>
    </div>
  );
}
