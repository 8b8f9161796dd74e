import type { SiteTemplate } from '@ayna/contracts/catalog';
import { templates } from './templates/texts.ts';

export const listTemplates = (): SiteTemplate[] => [...templates];
