import Download from '@mui/icons-material/DownloadOutlined';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';

interface Props {
  readonly id: string;
  readonly number: string;
  /** Accessible name. */
  readonly label: string;
}

/** Saves an invoice or credit note as PDF. */
export const InvoicePdfButton = ({ id, number, label }: Props) => {
  const text = useText();

  return (
    <SendButton
      size="small"
      color="inherit"
      startIcon={<Download />}
      aria-label={label}
      onSend={() => download(api.orders.invoice, { params: { id }, name: `${number}.pdf` })}
    >
      {text('ordering.pdf')}
    </SendButton>
  );
};
