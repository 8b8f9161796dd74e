import { finance } from '@ayna/contracts/finance';
import { fullName } from '@ayna/domain/names';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { meQuery } from '../../data/auth.ts';
import type { CommissionStatement } from '../../data/commission.ts';
import { salonQuery } from '../../data/salon.ts';
import { systemClock } from '../../lib/clock.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { DownloadButton } from '../../parts/download-button.tsx';
import { momentOf } from '../../parts/moment-text.ts';
import { useMember } from '../../parts/use-member.ts';
import { toPaper } from './pdf/paper.ts';
import { targetLabel, useTargets } from './rule-words.ts';
import { texts } from './texts.ts';

type Props = {
  readonly statement: CommissionStatement;
  readonly month: string;
  readonly salonCode: string;
  /** In the list of the month's statements, from 1. */
  readonly place: number;
};

/** Writes the statement as a PDF. */
export function PdfButton({ statement, month, salonCode, place }: Props) {
  const { data: salon } = useQuery(salonQuery(salonCode));
  const { data: me } = useQuery(meQuery);
  const mayPay = useMember()?.mayCall(finance.routes.payCommission);
  const targets = useTargets(salonCode);
  const makeFile = async () => {
    const { statementFile } = await loadChunk(() => import('./pdf/statement-file.ts'));
    const labelOf = (rule: Parameters<typeof targetLabel>[1]) => targetLabel(targets, rule);
    const paper = toPaper(statement, {
      salon: salon?.name ?? '',
      address: salon ? `${salon.address}, ${salon.district}` : '',
      place,
      prepared: momentOf(new Date(systemClock.now()).toISOString()),
      payer: mayPay && me ? fullName(me) : '',
      month,
      labelOf,
    });
    return statementFile(paper);
  };
  return (
    <DownloadButton
      look="outline"
      icon={FileDown}
      kind="pdf"
      fileName={texts.paper.fileName(fullName(statement), month)}
      makeFile={makeFile}
      done={texts.paper.saved}
      isDisabled={!salon}
    >
      {texts.pdf}
    </DownloadButton>
  );
}
