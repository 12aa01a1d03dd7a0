import Article from '@mui/icons-material/ArticleOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import PrivacyTip from '@mui/icons-material/PrivacyTipOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
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
      <PlainList gap={1.5}>
        {ITEMS.map(({ id, icon: Icon }) => (
          <Row component="li" key={id} isOneLine gap={1.5}>
            <Icon aria-hidden fontSize="small" sx={{ marginTop: '3px', color: 'text.secondary' }} />
            <span>{text(id, { seconds: AUDIO_LIMITS.audition.maxSeconds })}</span>
          </Row>
        ))}
      </PlainList>
    </Box>
  );
};
