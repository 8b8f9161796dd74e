import { useState } from 'react';
import { Pager } from '../../app/ui/pager.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

function Show() {
  const [page, setPage] = useState(1);
  return <Pager page={page} pageCount={129} onPage={setPage} />;
}

export const section: Section = { title: texts.titles.pager, Show };
