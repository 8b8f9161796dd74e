import { PageHead } from '../app/parts/page-head.tsx';
import { Button } from '../app/ui/button.tsx';
import { showToast } from '../app/ui/toast.tsx';
import { Tour } from '../app/ui/tour.tsx';
import { texts } from './shell-screen.texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

/** Nothing but what every signed-in screen carries: this is what the bench weighs. */
export default function DevShellScreen() {
  return (
    <PageHead title={texts.title} sub={texts.sub}>
      <Button look="outline" onPress={() => showToast({ text: texts.toastText })}>
        {texts.toast}
      </Button>
      {/* By the button only: a tour that opens by itself would stand before what is judged here. */}
      <Tour id="dev-shell" name={texts.tour} steps={texts.steps} isReady={false} />
    </PageHead>
  );
}
