import { FileDown } from 'lucide-react';
import { readInvoice, readInvoiceXml } from '../../../data/billing.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { DownloadButton } from '../../../parts/download-button.tsx';
import { texts } from '../texts.ts';

const words = texts.payments;

type Props = { readonly invoice: { readonly code: string; readonly number: string } };

/** The invoice as paper, and as the draft that e-invoice programs take. */
export function InvoiceButtons({ invoice: { code, number } }: Props) {
  const makePdf = async () => {
    const [invoice, { invoiceFile }] = await Promise.all([
      readInvoice(code),
      loadChunk(() => import('../../../parts/invoice/invoice-file.ts')),
    ]);
    return invoiceFile(invoice);
  };
  return (
    <span className="inline-flex items-center justify-end gap-1.5 max-tablet:flex-wrap max-tablet:justify-start">
      <DownloadButton
        look="outline"
        size="sm"
        icon={FileDown}
        kind="pdf"
        fileName={words.fileName(number, 'pdf')}
        makeFile={makePdf}
        done={words.saved}
        aria-label={words.pdfOf(number)}
      >
        {words.pdf}
      </DownloadButton>
      <DownloadButton
        look="ghost"
        size="sm"
        kind="xml"
        fileName={words.fileName(number, 'xml')}
        makeFile={() => readInvoiceXml(code)}
        done={words.saved}
        aria-label={words.ublOf(number)}
      >
        {words.ubl}
      </DownloadButton>
    </span>
  );
}
