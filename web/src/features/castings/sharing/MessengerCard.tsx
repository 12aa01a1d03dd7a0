import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PREVIEW_CARD } from '@domain/castings/preview-card.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** The card that messengers show for a link: the agency and the link's purpose, without voices or project. */
export const MessengerCard = () => {
  const text = useText();
  const { locale } = useLocale();
  const { agency } = useSignedIn();
  if (!agency) return null;

  return (
    <Box component="figure" sx={{ margin: 0, maxWidth: 360 }}>
      <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
        {text('sharing.card')}
      </Typography>
      <Box
        sx={{
          marginTop: 0.5,
          padding: 1.5,
          borderRadius: '8px',
          border: '1px solid',
          borderColor: 'divider',
          borderInlineStart: '4px solid',
          borderInlineStartColor: 'primary.main',
        }}
      >
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {window.location.host}
        </Typography>
        <Typography variant="subtitle2" component="p">
          <bdi>{agency.publicName}</bdi>
        </Typography>
        <Typography variant="body2">{PREVIEW_CARD[locale]}</Typography>
      </Box>
    </Box>
  );
};
