import Typography from '@mui/material/Typography';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { DueDate } from '../../../components/DueDate.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';

/** Title of an audition request: project, character and dates. */
export const RequestHeading = ({ entry }: { readonly entry: AuditionEntryPage }) => {
  const text = useText();
  const languageWord = useLanguageWord();

  return (
    <>
      <Typography variant="h1">{text('upload.pageTitle')}</Typography>
      <Muted variant="body1" sx={{ marginTop: 1 }}>
        <bdi>{entry.projectName}</bdi>
        {' · '}
        {text('upload.for', { character: entry.character, language: languageWord(entry.language) })}
      </Muted>
      <Muted variant="body1">
        {text('upload.deadline')}: <DueDate instant={entry.deadline} withZone />
      </Muted>
      {entry.outcomeBy && (
        <Muted variant="body1">
          {text('upload.outcomeBy')}: <DueDate instant={entry.outcomeBy} withZone />
        </Muted>
      )}
    </>
  );
};
