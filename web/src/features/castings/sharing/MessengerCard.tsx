import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PREVIEW_CARD } from '@domain/castings/preview-card.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
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
      <Muted component="figcaption" variant="caption">
        {text('sharing.card')}
      </Muted>
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
        <Muted variant="caption" component="p">
          {window.location.host}
        </Muted>
        <Typography variant="subtitle2" component="p">
          <bdi>{agency.publicName}</bdi>
        </Typography>
        <Typography variant="body2">{PREVIEW_CARD[locale]}</Typography>
      </Box>
    </Box>
  );
};
