import Link from '@mui/material/Link';
import { scriptApi } from '@domain/auditions/script.api.ts';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { useText } from '../../../i18n/useText.ts';
import { toUrl } from '../../../lib/http/request.ts';

interface Props {
  readonly entry: Pick<AuditionEntryPage, 'id'>;
  readonly token: string;
}

/** Downloads the script's PDF of a request opened by link. */
export const ScriptPdfLink = ({ entry: { id }, token }: Props) => {
  const text = useText();
  return (
    <Link
      href={toUrl(scriptApi['auditions.entryScript'].path, { id }, { token })}
      download="script.pdf"
      sx={{
        alignSelf: 'flex-start',
        display: 'inline-flex',
        alignItems: 'center',
        fontSize: '1rem',
        minHeight: 44,
      }}
    >
      {text('upload.scriptPdf')}
    </Link>
  );
};
