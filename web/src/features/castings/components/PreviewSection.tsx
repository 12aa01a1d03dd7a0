import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { useLanguageName } from '../../../lib/reference.ts';
import type { AudioUrl } from '../data/usePreview.ts';
import { PreviewCard, type GuestLink } from './PreviewCard.tsx';
import type { PreviewSection as Section } from './previewSections.ts';

interface Props {
  readonly section: Section;
  /** Whether the page shows several languages. */
  readonly withLanguage: boolean;
  readonly audioUrl: AudioUrl;
  readonly guest: GuestLink | undefined;
}

/** A character's voices in one language. */
export const PreviewSection = ({ section, withLanguage, audioUrl, guest }: Props) => {
  const languageName = useLanguageName();

  return (
    <Box component="section" sx={{ marginTop: 3 }}>
      <Typography variant="h3" sx={{ marginBottom: 1 }}>
        <bdi>{section.character}</bdi>
        {withLanguage && (
          <Muted component="span" variant="inherit" sx={{ fontWeight: 450 }}>
            {' · '}
            {languageName(section.language)}
          </Muted>
        )}
      </Typography>
      <PlainList component="ol" gap={1.5}>
        {section.voices.map((voice) => (
          <PreviewCard key={voice.key} voice={voice} audioUrl={audioUrl} guest={guest} />
        ))}
      </PlainList>
    </Box>
  );
};
