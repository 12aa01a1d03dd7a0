import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { useText } from '../../../i18n/useText.ts';
import { Watermarked } from './Watermarked.tsx';

const LINK = { alignSelf: 'flex-start', fontSize: '1rem', minHeight: 44 } as const;

interface Props {
  readonly entry: AuditionEntryPage;
  readonly onDetails: () => void;
  /** Shows the script in large type; absent: not while a take is being sent. */
  readonly onLarge: (() => void) | undefined;
}

/** The script to read, with links to its details and to large type. */
export const RequestedScript = ({ entry, onDetails, onLarge }: Props) => {
  const text = useText();

  return (
    <>
      <Box component="section" aria-labelledby="script" sx={{ marginTop: 2.5 }}>
        <Typography id="script" variant="h3" component="h2" sx={{ marginBottom: 1 }}>
          {text('upload.script')}
        </Typography>
        <Watermarked name={entry.confidentiality?.name} script={entry.script}>
          <Typography
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '1.25rem', lineHeight: 1.6 }}
          >
            {entry.script}
          </Typography>
        </Watermarked>
      </Box>
      {entry.brief !== '' && (
        <Link component="button" type="button" onClick={onDetails} sx={LINK}>
          {text('upload.details')}
        </Link>
      )}
      {onLarge && (
        <Link component="button" type="button" onClick={onLarge} sx={LINK}>
          {text('upload.largeScript')}
        </Link>
      )}
    </>
  );
};
