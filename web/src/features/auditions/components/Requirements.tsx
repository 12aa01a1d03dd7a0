import Article from '@mui/icons-material/ArticleOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import PrivacyTip from '@mui/icons-material/PrivacyTipOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { useText } from '../../../i18n/useText.ts';

const ITEMS = [
  { id: 'upload.requirementTakes', icon: Mic },
  { id: 'upload.requirementPrivate', icon: PrivacyTip },
  { id: 'upload.requirementGuidelines', icon: Article },
] as const;

/** Technical requirements, shown before recording. */
export const Requirements = () => {
  const text = useText();

  return (
    <Box component="section" aria-labelledby="requirements" sx={{ marginBlock: 2.5 }}>
      <Typography id="requirements" variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
        {text('upload.requirements')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
        {ITEMS.map(({ id, icon: Icon }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5 }}>
            <Icon aria-hidden fontSize="small" sx={{ marginTop: '3px', color: 'text.secondary' }} />
            <span>{text(id, { seconds: AUDIO_LIMITS.audition.maxSeconds })}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
