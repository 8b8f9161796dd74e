import type { PageTemplate } from '@ayna/contracts/core/salon-page';
import type { ComponentType } from 'react';
import { hairCss } from '../art/hair.tsx';
import baseCss from '../styles/base.css?inline';
import backstageCss from '../templates/backstage/backstage.css?inline';
import { Backstage } from '../templates/backstage/backstage.tsx';
import bloomCss from '../templates/bloom/bloom.css?inline';
import { Bloom } from '../templates/bloom/bloom.tsx';
import clearCss from '../templates/clear/clear.css?inline';
import { Clear } from '../templates/clear/clear.tsx';
import flowCss from '../templates/flow/flow.css?inline';
import { Flow } from '../templates/flow/flow.tsx';
import polishCss from '../templates/polish/polish.css?inline';
import { lacquerCss, Polish } from '../templates/polish/polish.tsx';
import razorCss from '../templates/razor/razor.css?inline';
import { Razor } from '../templates/razor/razor.tsx';
import type { TemplateProps } from '../templates/shared/parts.tsx';

type Template = { readonly component: ComponentType<TemplateProps>; readonly css: string };

export const templates: Readonly<Record<PageTemplate, Template>> = {
  flow: { component: Flow, css: baseCss + flowCss + hairCss },
  razor: { component: Razor, css: baseCss + razorCss },
  bloom: { component: Bloom, css: baseCss + bloomCss },
  polish: { component: Polish, css: baseCss + polishCss + lacquerCss },
  backstage: { component: Backstage, css: baseCss + backstageCss },
  clear: { component: Clear, css: baseCss + clearCss },
};
