import { pageTemplate } from '@ayna/contracts/core/salon-page';
import { useId } from 'react';
import type { SalonType } from '../../../data/catalog.ts';
import type { PageTemplate } from '../../../data/page-design.ts';
import type { Salon } from '../../../data/salon.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';
import type { DesignEditor } from '../use-design-editor.ts';
import { FormBlock } from './form-block.tsx';
import { TemplateThumb } from './template-thumb.tsx';

const words = texts.template;

export type Templates = readonly {
  readonly template: PageTemplate;
  readonly name: string;
  readonly text: string;
  readonly salonTypes: readonly SalonType[];
}[];

type Props = { readonly salon: Salon; readonly editor: DesignEditor; readonly templates: Templates };

/** Any salon may take any template; the one made for its type says so. */
export function TemplateBlock({ salon, editor, templates }: Props) {
  const name = useId();
  const { template: chosen } = editor.design;
  return (
    <FormBlock name="template" title={words.title} note={words.note}>
      <div
        role="radiogroup"
        aria-label={words.title}
        className="grid grid-cols-3 gap-2.5 tablet:grid-cols-6 tablet:gap-2"
      >
        {templates.length === 0 &&
          pageTemplate.options.map((template) => (
            <Skeleton key={template} className="aspect-[4/5] rounded-box" />
          ))}
        {templates.map(({ template, name: label, text, salonTypes }) => (
          <label key={template} className="group relative grid cursor-pointer justify-items-center gap-1.5">
            <input
              type="radio"
              name={name}
              checked={template === chosen}
              // The colors were chosen for the template that goes.
              onChange={() => editor.edit({ template, colors: null })}
              aria-label={label}
              aria-describedby={`${name}-${template}`}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-lg"
            />
            <span className="w-full overflow-hidden rounded-box p-0.75 shadow-frame transition-shadow duration-120 peer-checked:shadow-chosen-2 group-hover:not-peer-checked:shadow-frame-strong">
              <TemplateThumb template={template} />
            </span>
            <span className="font-medium text-label peer-checked:font-semibold">{label}</span>
            <span id={`${name}-${template}`} className="sr-only">
              {salonTypes.includes(salon.type) ? words.madeForYou : text}
            </span>
          </label>
        ))}
      </div>
    </FormBlock>
  );
}
