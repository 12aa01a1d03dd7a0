import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { Watermarked } from './Watermarked.tsx';

/** The script in large type, on screen and paper. */
export const ScriptSheet = ({
  entry,
  onUpload,
}: {
  readonly entry: AuditionEntryPage;
  readonly onUpload: () => void;
}) => {
  const text = useText();
  const languageWord = useLanguageWord();

  useDocumentTitle(text('upload.largeScript'));

  return (
    // Paper is white in any colour scheme.
    <Box component="article" sx={{ '@media print': { color: '#000' } }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {text('upload.for', { character: entry.character, language: languageWord(entry.language) })}
      </Typography>
      <Muted variant="body1" sx={{ marginTop: 1, '@media print': { color: 'inherit' } }}>
        <bdi>{entry.projectName}</bdi>
      </Muted>
      <Row sx={{ marginBlock: 2, displayPrint: 'none' }}>
        <Button size="large" variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          {text('upload.print')}
        </Button>
        <Button size="large" variant="outlined" endIcon={<ArrowForward />} onClick={onUpload}>
          {text('upload.toUpload')}
        </Button>
      </Row>
      <Watermarked name={entry.confidentiality?.name} script={entry.script}>
        <Typography
          component="p"
          sx={{
            fontSize: '1.75rem',
            lineHeight: 1.7,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            marginTop: 2,
            '@media print': { fontSize: '22pt', color: 'inherit' },
          }}
        >
          {entry.script}
        </Typography>
      </Watermarked>
    </Box>
  );
};
