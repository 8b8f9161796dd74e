import { PageHead } from '../../parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Tour } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

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
