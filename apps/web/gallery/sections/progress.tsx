import { ProgressBar, ProgressSteps } from '../../app/ui/progress.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { progress } = texts;

function Show() {
  return (
    <div className="grid max-w-md gap-4">
      <ProgressBar label={progress.label} value={66} />
      <ProgressSteps label={progress.sessions} current={2} total={4} />
      <ProgressSteps label={progress.sessions} current={4} total={4} isCurrentDone />
    </div>
  );
}

export const section: Section = { title: texts.titles.progress, Show };
