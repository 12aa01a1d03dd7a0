import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { InAppHint } from '../../../components/InAppHint.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly entry: Pick<AuditionEntryPage, 'id'>;
  readonly token: string;
}

/** Downloads the script's PDF of a request opened by link. */
export const ScriptPdfLink = ({ entry: { id }, token }: Props) => {
  const text = useText();

  return (
    <>
      <SendButton
        color="inherit"
        variant="outlined"
        startIcon={<PictureAsPdf />}
        onSend={() =>
          download(api.auditions.entryScript, { params: { id }, query: { token }, name: 'script.pdf' })
        }
        sx={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        {text('upload.scriptPdf')}
      </SendButton>
      <InAppHint />
    </>
  );
};
