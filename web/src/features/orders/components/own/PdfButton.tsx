import Download from '@mui/icons-material/DownloadOutlined';
import type { api } from '../../../../lib/http/api.ts';
import { SendButton } from '../../../../components/SendButton.tsx';
import { useText } from '../../../../i18n/useText.ts';
import { download } from '../../../../lib/http/download.ts';

type PaperCall =
  typeof api.selfBilling.paper | typeof api.selfBilling.invoice | typeof api.payouts.remittance;

interface Props {
  readonly call: PaperCall;
  readonly id: string;
  /** Of the file, without its ending. */
  readonly name: string;
  /** Accessible name. */
  readonly label: string;
}

/** Saves a paper of a payment as PDF. */
export const PdfButton = ({ call, id, name, label }: Props) => {
  const text = useText();

  return (
    <SendButton
      size="small"
      color="inherit"
      startIcon={<Download />}
      aria-label={label}
      onSend={() => download(call, { params: { id }, name: `${name}.pdf` })}
    >
      {text('payPapers.pdf')}
    </SendButton>
  );
};
