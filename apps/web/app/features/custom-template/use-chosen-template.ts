import { type PageTemplate, pageTemplate } from '@ayna/contracts/core/salon-page';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { DesignEditor } from './use-design-editor.ts';

/** `/ozel-sablon?sablon=razor` comes from the page that shows the templates: it is chosen once, and can be undone. */
export const useChosenTemplate = (editor: DesignEditor): void => {
  const [params, setParams] = useSearchParams();
  const chosen = pageTemplate.options.find((template) => template === params.get('sablon'));
  const choose = useEffectEvent((template: PageTemplate | undefined) => {
    if (!template) return;
    if (template !== editor.design.template) editor.edit({ template, colors: null });
    setParams(
      (now) => {
        const rest = new URLSearchParams(now);
        rest.delete('sablon');
        return rest;
      },
      { replace: true },
    );
  });
  useEffect(() => choose(chosen), [chosen]);
};
